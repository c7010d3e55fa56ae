import type { Alert } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { audit, membersOf, signal } from '@s4/api-platform/notices'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type Handler, implement, pageOf, readCursor } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { alertRepository } from './alert-repository'
import { callForHelp } from './call-for-help'

/** The company's alert log, and the worker's call for help. */
export const alertHandlers = (deps: Deps): Handler[] => [
  implement('assignments.help', async ({ input, actor, request }) => ({
    raisedAt: await callForHelp(deps, { input, actor, requestId: request.id }),
  })),

  implement('alerts.list', async ({ input: { cursor, limit, jobId, state }, actor }) => {
    const found = await alertRepository(deps.db, actor.companyId).page({
      jobId,
      openOnly: state === 'open',
      after: readCursor(cursor),
      limit: limit + 1,
    })
    return pageOf(found, limit, ({ raisedAt: at, id }) => ({ at, id }))
  }),

  implement('alerts.acknowledge', ({ input: { id }, actor, request }) =>
    change(deps, { id, actor, requestId: request.id, action: 'alert.acknowledged' }, async (tx, alert, now) => {
      if (alert.acknowledgedAt !== null) return false
      await alertRepository(tx, actor.companyId).acknowledge(id, actor.uid, now)
      return true
    }),
  ),

  implement('alerts.resolve', ({ input: { id, resolution }, actor, request }) =>
    change(deps, { id, actor, requestId: request.id, action: 'alert.resolved' }, async (tx, alert, now) => {
      if (alert.resolvedAt !== null) {
        if (alert.resolution === resolution) return false
        throw new Problem('record.changed', { message: 'Somebody has already closed this alert. Their words stand.' })
      }
      const alerts = alertRepository(tx, actor.companyId)
      await alerts.acknowledge(id, actor.uid, now)
      await alerts.resolve(id, actor.uid, now, resolution)
      return true
    }),
  ),
]

interface Change {
  id: string
  actor: CompanyActor
  requestId: string
  action: string
}

/** Changes an alert of the company under its lock; `make` answers whether anything changed. */
async function change(
  { db, clock }: Deps,
  { id, actor, requestId, action }: Change,
  make: (tx: Db, alert: Alert, now: Date) => Promise<boolean>,
): Promise<Alert> {
  const now = clock.now()
  return db.transaction(async (tx) => {
    const alerts = alertRepository(tx, actor.companyId)
    const alert = await alerts.locked(id)
    if (!alert) throw new Problem('alert.missing')
    if (!(await make(tx, alert, now))) return alert

    await audit(tx, {
      at: now,
      actor,
      action,
      subject: { kind: 'alert', id },
      assignmentId: alert.assignmentId,
      seekerId: alert.seekerId,
      requestId,
      detail: { kind: alert.kind },
    })
    await signal(tx, await membersOf(tx, actor.companyId), ['alerts', 'liveWork', 'reports'])
    return (await alerts.locked(id)) ?? alert
  })
}
