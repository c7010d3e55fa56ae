import type { Contract, ParsedInputOf } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import { dateText } from '@s4/domain/calendar-date'
import { seekerLinks } from '@s4/links'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'
import { todayAt } from '../documents/held-document'
import { consentedAt } from '../screening-entries/consent'
import { coverageOf } from '../screening/read-file'
import { mayReadPapers } from '../seeker-access/reason-to-see'
import { visibleSeeker } from '../seeker-access/visible-seeker'
import { companyName } from '../worker-documents/company-name'
import { decisionsOf, lastConditional } from './summary'

type Input = ParsedInputOf<Contract['workerScreening.decide']>

/**
 * Records a company's decision and notifies the worker. Throws `access.denied` without a reason to read papers or an
 * earlier decision, and `record.changed` when a colleague has decided meanwhile.
 */
export async function decide(ctx: CommandContext<CompanyActor>, input: Input): Promise<void> {
  const { tx, actor, now } = ctx
  const { id: seekerId, result, until, reason, lastDecisionId } = input
  const pair = { seekerId, companyId: actor.companyId, now }
  // Two managers take turns, so that the second one reads the decision of the first.
  await tx.query('select id from seeker where id = $1 for no key update', [seekerId])
  const { uid } = await visibleSeeker(tx, pair)
  const mayRead = await mayReadPapers(tx, pair)
  const decisions = await decisionsOf(tx, pair)
  if (!mayRead && decisions.length === 0)
    throw new ApiError('access.denied', {
      message:
        'You can decide this while this person has an open application with you, or work agreed that is not invoiced ' +
        'yet.',
    })
  if ((decisions[0]?.id ?? null) !== lastDecisionId) throw new ApiError('record.changed')
  const today = todayAt(now)
  if (until !== null) refuseEnd(until, { today, last: lastConditional(decisions, today) })

  const coverage =
    mayRead && (await consentedAt(tx, seekerId)) !== null ? await coverageOf(tx, { seekerId, now }) : null
  await tx.query(
    `insert into screening_decision (id, company_id, seeker_id, result, until, reason, verified_months, months,
         decided_by, decided_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      uuid(),
      actor.companyId,
      seekerId,
      result,
      until,
      reason,
      coverage?.verifiedMonths ?? null,
      coverage?.months ?? null,
      actor.uid,
      now,
    ],
  )
  const texts = {
    complete: 'complete',
    conditional: `conditional until ${dateText(until ?? today)}`,
    refused: 'refused',
  }
  await ctx.record({
    action: 'screening.decided',
    subject: { kind: 'seeker', id: seekerId },
    seekerId,
    detail: { result, until },
    notices: [
      {
        to: [uid],
        kind: 'screening.decided',
        title: `${await companyName(tx, actor.companyId)} decided on your screening: ${texts[result]}`,
        body: reason,
        link: seekerLinks.screeningFile,
        critical: result === 'refused',
      },
    ],
    signals: [
      { to: [uid, ...(await listMemberUids(tx, actor.companyId))], resources: changes['workerScreening.decide'] },
    ],
  })
}

function refuseEnd(until: string, { today, last }: { today: string; last: string | null }): void {
  const message =
    last === null
      ? 'The twelve weeks are over: decide that it is complete or refused.'
      : `Choose a day up to ${dateText(last)}: twelve weeks after the first conditional decision.`
  if (last === null || until > last) throw new ApiError('input.invalid', { fields: { until: message } })
  if (until < today) throw new ApiError('input.invalid', { fields: { until: 'This day is over.' } })
}
