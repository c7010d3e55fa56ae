import { alertResources } from '@s4/contract/changes'
import type { Alert, Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { momentText } from '@s4/domain/shift-text'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids, type NewNotice } from '@s4/api-platform/notices'
import { alertRepository } from '../alert-log/alert-repository'

type Context = CommandContext<CompanyActor>

/**
 * A member of the company has seen the alert; a second time changes nothing. Throws `alert.missing`, and
 * `record.changed` with who was first when somebody else has seen or closed it.
 */
export async function acknowledgeAlert(
  ctx: Context,
  { id }: ParsedInputOf<Contract['alerts.acknowledge']>,
): Promise<Alert> {
  const { alerts, alert } = await lockedAlert(ctx, id)
  if (alert.acknowledgedAt !== null) {
    if (await alerts.wasSeenBy(id, ctx.actor.uid)) return alert
    throw alreadyClosed(alert) ?? alreadySeen(alert)
  }
  const closed = alreadyClosed(alert)
  if (closed) throw closed
  await alerts.acknowledge(id, ctx.actor.uid, ctx.now)
  return recordChange(ctx, alert, 'alert.acknowledged')
}

/**
 * Closes the alert with its outcome; repeating the same words changes nothing. Throws `alert.missing`,
 * `record.changed` with who closed it first.
 */
export async function resolveAlert(
  ctx: Context,
  { id, outcome, resolution }: ParsedInputOf<Contract['alerts.resolve']>,
): Promise<Alert> {
  const { alerts, alert } = await lockedAlert(ctx, id)
  if (alert.resolvedAt !== null) {
    if (alert.resolution === resolution && alert.outcome === outcome) return alert
    throw alreadyClosed(alert) ?? new ApiError('record.changed')
  }
  await alerts.acknowledge(id, ctx.actor.uid, ctx.now)
  await alerts.resolve(id, { uid: ctx.actor.uid, at: ctx.now, outcome, resolution })
  return recordChange(ctx, alert, 'alert.resolved')
}

/** Says who closed the alert and when; null while it is open. */
export function alreadyClosed({ resolvedAt, resolvedBy, zone }: Alert): ApiError | null {
  if (resolvedAt === null) return null
  const at = momentText(resolvedAt, zone)
  return new ApiError('record.changed', {
    message: resolvedBy === null ? `This alert ended by itself, ${at}.` : `${resolvedBy} closed this alert, ${at}.`,
  })
}

const alreadySeen = ({ acknowledgedAt, acknowledgedBy, zone }: Alert): ApiError =>
  new ApiError('record.changed', {
    message: `${acknowledgedBy ?? 'Somebody'} is already looking at this alert${
      acknowledgedAt === null ? '' : ` since ${momentText(acknowledgedAt, zone)}`
    }.`,
  })

/** Locked until the transaction ends. Throws `alert.missing`. */
export async function lockedAlert({ tx, actor }: Context, id: string) {
  const alerts = alertRepository(tx, actor.companyId)
  const alert = await alerts.locked(id)
  if (!alert) throw new ApiError('alert.missing')
  return { alerts, alert }
}

/** Records what was done to an alert, tells of it and returns the alert. */
export async function recordChange(
  ctx: Context,
  alert: Alert,
  action: string,
  notices: NewNotice[] = [],
): Promise<Alert> {
  const { companyId } = ctx.actor
  await ctx.record({
    action,
    subject: { kind: 'alert', id: alert.id },
    assignmentId: alert.assignmentId,
    seekerId: alert.seekerId,
    detail: { kind: alert.kind },
    notices,
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
