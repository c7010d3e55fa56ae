import type { Contract, ParsedInputOf } from '@s4/contract'
import { changes } from '@s4/contract/changes'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { dateText } from '@s4/domain/calendar-date'
import { localDate } from '@s4/domain/shift-text'
import { seekerLinks } from '@s4/links'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { listMemberUids } from '@s4/api-platform/notices'

type Context = CommandContext<CompanyActor>
type Proposal = ParsedInputOf<Contract['engagements.propose']>

/**
 * Proposes how a saved worker works for the company; an open proposal is replaced. With the kind that is agreed on that
 * day only the payroll number changes. Throws `record.missing`, `input.invalid` for a day that is over.
 */
export async function proposeEngagement(ctx: Context, { id, kind, payrollNumber, startsOn }: Proposal): Promise<void> {
  const { tx, actor, now } = ctx
  const { companyId } = actor
  const seeker = await lockSaved(tx, { companyId, seekerId: id })
  if (startsOn < localDate(now.toISOString()))
    throw new ApiError('input.invalid', { fields: { startsOn: 'Choose today or a later day.' } })
  const [inForce] = await tx.query<{ kind: string }>('select engagement_on($1, $2, $3) as kind', [
    companyId,
    id,
    startsOn,
  ])
  if (inForce?.kind === kind) {
    await tx.query(
      `update engagement set payroll_number = $3 where id = (select id from engagement
         where company_id = $1 and seeker_id = $2 and status = 'agreed' order by starts_on desc, answered_at desc
         limit 1)`,
      [companyId, id, payrollNumber],
    )
    await recordEngagement(ctx, { seeker, id, action: 'engagement.payroll-number-changed' })
    return
  }
  await endProposal(tx, { companyId, seekerId: id, now })
  await tx.query(
    `insert into engagement (id, company_id, seeker_id, kind, payroll_number, starts_on, status, proposed_by,
       proposed_at)
     values ($1, $2, $3, $4, $5, $6, 'proposed', $7, $8)`,
    [uuid(), companyId, id, kind, payrollNumber, startsOn, actor.uid, now],
  )
  const [company] = await tx.query<{ name: string }>('select company_name as name from company where id = $1', [
    companyId,
  ])
  await recordEngagement(ctx, {
    seeker,
    id,
    action: 'engagement.proposed',
    title:
      kind === 'own-staff'
        ? `${company?.name ?? 'A company'} proposes that you work there as its own staff`
        : `${company?.name ?? 'A company'} proposes that you work there self-employed`,
    body: `From ${dateText(startsOn)} on. Nothing changes until you accept.`,
  })
}

/** Throws `record.missing` when nothing is proposed. */
export async function withdrawProposal(ctx: Context, { id }: { id: string }): Promise<void> {
  const { tx, actor, now } = ctx
  const seeker = await lockSaved(tx, { companyId: actor.companyId, seekerId: id })
  if ((await endProposal(tx, { companyId: actor.companyId, seekerId: id, now })) === 0)
    throw new ApiError('record.missing', { message: 'Nothing is proposed to this worker any more.' })
  await recordEngagement(ctx, { seeker, id, action: 'engagement.withdrawn' })
}

async function endProposal(tx: Db, { companyId, seekerId, now }: { companyId: string; seekerId: string; now: Date }) {
  const ended = await tx.query(
    `update engagement set status = 'withdrawn', answered_at = $3
     where company_id = $1 and seeker_id = $2 and status = 'proposed' returning id`,
    [companyId, seekerId, now],
  )
  return ended.length
}

/** Locked, so that two proposals wait for each other. */
async function lockSaved(tx: Db, { companyId, seekerId }: { companyId: string; seekerId: string }): Promise<string> {
  const [saved] = await tx.query<{ uid: string }>(
    `select seeker.uid from saved_worker join seeker on seeker.id = saved_worker.seeker_id
     where company_id = $1 and seeker_id = $2 for update of saved_worker`,
    [companyId, seekerId],
  )
  if (!saved) throw new ApiError('record.missing', { message: 'Save this worker first.' })
  return saved.uid
}

interface Recorded {
  /** The worker's account. */
  seeker: string
  id: string
  action: string
  title?: string
  body?: string
}

async function recordEngagement(ctx: Context, { seeker, id, action, title, body }: Recorded): Promise<void> {
  const { tx, actor } = ctx
  await ctx.record({
    action,
    subject: { kind: 'seeker', id },
    companyId: actor.companyId,
    seekerId: id,
    notices: title
      ? [
          {
            to: [seeker],
            kind: 'engagement.proposed',
            title,
            ...(body && { body }),
            link: seekerLinks.assignedWork,
            critical: true,
            about: actor.companyId,
          },
        ]
      : [],
    signals: [
      { to: [seeker, ...(await listMemberUids(tx, actor.companyId))], resources: changes['engagements.propose'] },
    ],
  })
}
