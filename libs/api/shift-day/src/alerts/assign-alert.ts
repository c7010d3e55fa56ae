import { companyLinks } from '@s4/links'
import type { Alert, Contract, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { alertWords } from '../alert-log/alert-words'
import { onCallRepository } from '../on-call/on-call-repository'
import { alreadyClosed, lockedAlert, recordChange } from './deal-with-alert'

/**
 * Gives an open alert to a member who may deal with it, or to nobody, and tells the member. The same again changes
 * nothing. Throws `alert.missing`, `input.invalid` for somebody who may not, and `record.changed` with who it was given
 * to meanwhile.
 */
export async function assignAlert(
  ctx: CommandContext<CompanyActor>,
  { id, uid, from }: ParsedInputOf<Contract['alerts.assign']>,
): Promise<Alert> {
  const { actor, now } = ctx
  const { alerts, alert } = await lockedAlert(ctx, id)
  const closed = alreadyClosed(alert)
  if (closed) throw closed
  const current = alert.assignedTo?.uid ?? null
  if (current === uid) return alert
  if (current !== from) throw givenMeanwhile(alert)
  if (uid !== null) await refuseOthers(ctx, id, uid)
  await alerts.assign(id, { to: uid, by: actor.uid, at: now })
  const told = uid !== null && uid !== actor.uid
  return recordChange(ctx, alert, 'alert.assigned', told ? [noticeTo(uid, alert)] : [])
}

const givenMeanwhile = ({ assignedTo, assignedBy }: Alert) =>
  new ApiError('record.changed', {
    message: assignedTo
      ? `${assignedBy ?? 'Somebody'} has given this alert to ${assignedTo.name}.`
      : `${assignedBy ?? 'Somebody'} has changed this alert: nobody has it now.`,
  })

async function refuseOthers(ctx: CommandContext<CompanyActor>, id: string, uid: string): Promise<void> {
  const onCall = onCallRepository(ctx.tx, ctx.actor.companyId)
  const member = (await onCall.members()).find((one) => one.uid === uid)
  if (!member)
    throw new ApiError('input.invalid', {
      fields: { uid: 'This person’s role cannot deal with alerts of your company.' },
    })
  if (!(await onCall.listUidsWhoSee(id)).has(uid))
    throw new ApiError('input.invalid', { fields: { uid: `${member.name} does not see this site. Choose another.` } })
}

const noticeTo = (uid: string, alert: Alert) => {
  const { title, body } = alertWords(alert)
  return {
    to: [uid],
    kind: 'alert.assigned',
    title: `For you: ${title}`,
    body,
    link: `${companyLinks.alerts}?jobId=${alert.jobId}`,
    critical: false,
  }
}
