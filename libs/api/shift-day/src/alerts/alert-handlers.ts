import { type Handler, implement, toPage, toViewer, readCursor } from '@s4/api-platform/http'
import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import { alertRepository } from '../alert-log/alert-repository'
import { followCall, readMyCall } from './my-call'
import { callForHelp } from './call-for-help'
import { escalationRepository } from '../escalation/escalation-repository'
import { onCallRepository } from '../on-call/on-call-repository'
import { assignAlert } from './assign-alert'
import { acknowledgeAlert, resolveAlert } from './deal-with-alert'

export const alertHandlers = ({ db, clock }: Deps): Handler[] => [
  implement('alerts.askForHelp', async ({ input, transact }) => ({
    raisedAt: await transact((ctx) => callForHelp(ctx, input)),
  })),

  implement('alerts.myCall', async ({ input: { id }, actor }) => ({
    ...(await readMyCall(db, toViewer(actor, id), id)),
    now: clock.now().toISOString(),
  })),
  implement('alerts.sendPosition', async ({ input, transact }) => ({
    isOpen: await transact((ctx) => followCall(ctx, input)),
  })),

  implement('alerts.list', async ({ input: { cursor, limit, ...filter }, actor }) => {
    const found = await alertRepository(db, actor.companyId).page({
      actor,
      filter,
      after: readCursor(cursor),
      limit: limit + 1,
    })
    return toPage(found, limit, ({ raisedAt: at, id }) => ({ at, id }))
  }),

  implement('alerts.show', async ({ input: { id }, actor }) => {
    const alert = await alertRepository(db, actor.companyId).show(id, actor)
    if (!alert) throw new ApiError('alert.missing')
    return alert
  }),

  implement('alerts.people', async ({ input: { jobId }, actor: { companyId } }) => {
    const onCall = onCallRepository(db, companyId)
    const members = await onCall.members()
    const seeing = jobId === undefined ? null : await onCall.listUidsWhoSeeJob(jobId)
    return members.filter(({ uid }) => seeing?.has(uid) ?? true).map(({ uid, name }) => ({ uid, name }))
  }),

  implement('alerts.waiting', ({ actor }) => alertRepository(db, actor.companyId).waiting(actor.siteIds)),

  implement('alerts.escalation', async ({ input: { id }, actor }) => {
    if (!(await alertRepository(db, actor.companyId).has(id, actor.siteIds))) throw new ApiError('alert.missing')
    return escalationRepository(db).show(id)
  }),

  implement('alerts.assign', ({ input, transact }) => transact((ctx) => assignAlert(ctx, input))),
  implement('alerts.acknowledge', ({ input, transact }) => transact((ctx) => acknowledgeAlert(ctx, input))),
  implement('alerts.resolve', ({ input, transact }) => transact((ctx) => resolveAlert(ctx, input))),
]
