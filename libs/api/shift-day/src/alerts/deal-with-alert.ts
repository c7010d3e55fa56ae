import { alertResources } from '@s4/contract/changes'
import type { Alert, Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { alertRepository } from '../alert-log/alert-repository'

type Context = CommandContext<CompanyActor>

/** A member of the company has seen the alert; a second time changes nothing. Throws `alert.missing`. */
export async function acknowledgeAlert(
  ctx: Context,
  { id }: ParsedInputOf<Contract['alerts.acknowledge']>,
): Promise<Alert> {
  const { alerts, alert } = await lockedAlert(ctx, id)
  if (alert.acknowledgedAt !== null) return alert
  await alerts.acknowledge(id, ctx.actor.uid, ctx.now)
  return recordChange(ctx, alert, 'alert.acknowledged')
}

/**
 * Closes the alert with a resolution; repeating the same resolution changes nothing. Throws `alert.missing`,
 * `record.changed`.
 */
export async function resolveAlert(
  ctx: Context,
  { id, resolution }: ParsedInputOf<Contract['alerts.resolve']>,
): Promise<Alert> {
  const { alerts, alert } = await lockedAlert(ctx, id)
  if (alert.resolvedAt !== null) {
    if (alert.resolution === resolution) return alert
    throw new ApiError('record.changed', { message: 'Somebody has already closed this alert.' })
  }
  await alerts.acknowledge(id, ctx.actor.uid, ctx.now)
  await alerts.resolve(id, { uid: ctx.actor.uid, at: ctx.now, resolution })
  return recordChange(ctx, alert, 'alert.resolved')
}

async function lockedAlert({ tx, actor }: Context, id: string) {
  const alerts = alertRepository(tx, actor.companyId)
  const alert = await alerts.locked(id)
  if (!alert) throw new ApiError('alert.missing')
  return { alerts, alert }
}

/** Records what was done to an alert and returns the alert. */
async function recordChange(ctx: Context, alert: Alert, action: string): Promise<Alert> {
  const { companyId } = ctx.actor
  await ctx.record({
    action,
    subject: { kind: 'alert', id: alert.id },
    assignmentId: alert.assignmentId,
    seekerId: alert.seekerId,
    detail: { kind: alert.kind },
    signals: [{ to: await readersOf(ctx, alert), resources: alertResources }],
  })
  return (await alertRepository(ctx.tx, companyId).locked(alert.id)) ?? alert
}

/** The company; and who asked for help, to see that somebody is looking. */
async function readersOf({ tx, actor }: Context, { kind, seekerId }: Alert): Promise<string[]> {
  const members = await listMemberUids(tx, actor.companyId)
  if (kind !== 'help') return members
  const workers = await tx.query<{ uid: string }>('select uid from seeker where id = $1', [seekerId])
  return [...members, ...workers.map(({ uid }) => uid)]
}
