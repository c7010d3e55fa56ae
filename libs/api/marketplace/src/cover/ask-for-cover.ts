import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import { links } from '@s4/api-platform/notices'
import { jobRepository } from '../jobs/store/job-repository'
import { makeOffer } from '../offers/make-offer'
import { coveredShift, coverRefusal, type CoveredShift } from './covered-shift'

interface AskInput {
  shiftId: string
  assignmentId?: string | undefined
  seekerIds: readonly string[]
  minutes: 15 | 30 | 60
  workingTimeReason: string
}

interface Asked {
  asked: string[]
  leftOut: { seekerId: string; reason: string }[]
}

/**
 * Offers one shift to several people (docs/product.md#cover). Whoever cannot be asked any more is left out and named;
 * throws why when that is everybody.
 */
export async function askForCover(ctx: CommandContext<CompanyActor>, input: AskInput): Promise<Asked> {
  const { tx, actor, now } = ctx
  // One at a time, so that two controllers do not seek cover for one worker twice.
  await tx.query('select id from shift where id = $1 for no key update', [input.shiftId])
  const shift = await coveredShift(tx, actor, input)
  const refusal = coverRefusal(shift, input, now)
  if (refusal) throw refusal

  // Their hours stay theirs: the shift gets one more place.
  if (shift.left && shift.taken >= shift.positions)
    await jobRepository(tx).setPositions([shift.shiftId], shift.taken + 1)
  const open = await openCover(tx, shift)
  const coverId = open ?? (await insertCover(ctx, shift))
  const answers = new Map<string, ApiError | null>()
  for (const seekerId of new Set(input.seekerIds))
    answers.set(seekerId, await askOne(ctx, { shift, seekerId, coverId, input }))

  const asked = [...answers].flatMap(([seekerId, failure]) => (failure ? [] : [seekerId]))
  const failures = [...answers].flatMap(([seekerId, failure]) => (failure ? [{ seekerId, failure }] : []))
  const [first] = failures
  if (asked.length === 0 && first) throw first.failure
  if (shift.late && !open) await tellLateWorker(ctx, shift, shift.late)
  return { asked, leftOut: failures.map(({ seekerId, failure }) => ({ seekerId, reason: failure.message })) }
}

/** Whose place is taken over; null where it is free. */
const replacing = ({ late, left }: CoveredShift): string | null => (late ?? left)?.assignmentId ?? null

async function openCover(tx: Db, shift: CoveredShift): Promise<string | null> {
  const [cover] = await tx.query<{ id: string }>(
    `select id from cover where shift_id = $1 and ended_at is null and replaces_assignment_id is not distinct from $2`,
    [shift.shiftId, replacing(shift)],
  )
  return cover?.id ?? null
}

async function insertCover({ tx, actor, now }: CommandContext<CompanyActor>, shift: CoveredShift): Promise<string> {
  const id = uuid()
  await tx.query(
    `insert into cover (id, company_id, shift_id, replaces_assignment_id, asked_by, asked_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, shift.companyId, shift.shiftId, replacing(shift), actor.uid, now],
  )
  return id
}

interface AskOne {
  shift: CoveredShift
  seekerId: string
  coverId: string
  input: AskInput
}

/** Null when asked. What a refusal wrote before it is undone, and the others are asked all the same. */
async function askOne(ctx: CommandContext<CompanyActor>, { shift, seekerId, coverId, input }: AskOne) {
  await ctx.tx.query('savepoint asking')
  try {
    await makeOffer(ctx, {
      jobId: shift.jobId,
      seekerId,
      shiftIds: [shift.shiftId],
      lapseHours: 1,
      workingTimeReason: input.workingTimeReason,
      cover: { id: coverId, minutes: input.minutes, replacing: replacing(shift) },
    })
    return null
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    await ctx.tx.query('rollback to savepoint asking')
    return error
  }
}

const tellLateWorker = (
  ctx: CommandContext<CompanyActor>,
  { title, siteName }: CoveredShift,
  { assignmentId, uid, seekerId }: NonNullable<CoveredShift['late']>,
) =>
  ctx.record({
    action: 'cover.sought',
    subject: { kind: 'assignment', id: assignmentId },
    assignmentId,
    seekerId,
    notices: [
      {
        to: [uid],
        kind: 'cover.sought',
        title: `You are late: others are asked to cover ${title}`,
        body: `Book on at ${siteName} to keep your place. As soon as somebody else accepts, it is theirs.`,
        link: links.work(assignmentId),
        critical: true,
      },
    ],
  })
