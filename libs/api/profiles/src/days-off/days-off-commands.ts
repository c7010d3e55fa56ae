import type { DaysOff } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '@s4/api-platform/deps'
import type { Db } from '@s4/db'
import { dateText, localDate } from '@s4/domain/shift-text'
import { v7 as uuid } from 'uuid'
import { found, recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'

const DAYS_OFF = 'id, from_date as from, to_date as to'
/** More are a mistake. */
const MAX_ENTRIES = 100

/** Throws `input.invalid` for a last day gone by, days that are off already, and too many entries. */
export async function takeDaysOff(ctx: SeekerContext, { from, to }: Omit<DaysOff, 'id'>): Promise<DaysOff> {
  const { tx, now } = ctx
  const { seekerId } = ctx.actor
  if (to < localDate(now.toISOString())) throw invalid({ to: 'These days are over. Choose today or later.' })
  // Two tabs do not take the same days.
  await tx.query('select id from seeker where id = $1 for no key update', [seekerId])
  const taken = await tx.query<DaysOff>(`select ${DAYS_OFF} from day_off where seeker_id = $1`, [seekerId])
  const same = taken.find((one) => one.from <= to && one.to >= from)
  if (same) throw invalid({ from: `You are already off ${daysText(same)}.` })
  if (taken.length >= MAX_ENTRIES) throw invalid({ from: `You have ${MAX_ENTRIES} entries. Remove one first.` })
  const [made] = await tx.query<DaysOff>(
    `insert into day_off (id, seeker_id, from_date, to_date) values ($1, $2, $3, $4) returning ${DAYS_OFF}`,
    [uuid(), seekerId, from, to],
  )
  await recordDaysOff(ctx, 'daysOff.taken')
  return found(made)
}

/** Throws `record.missing`. */
export async function removeDaysOff(ctx: SeekerContext, { id }: { id: string }): Promise<void> {
  const { seekerId } = ctx.actor
  const [gone] = await ctx.tx.query('delete from day_off where id = $1 and seeker_id = $2 returning id', [id, seekerId])
  found(gone)
  await recordDaysOff(ctx, 'daysOff.removed')
}

const recordDaysOff = (ctx: SeekerContext, action: string) =>
  recordOwnChange(ctx, {
    action,
    subject: { kind: 'seeker', id: ctx.actor.seekerId },
    signals: [{ to: [ctx.actor.uid], resources: ['jobSearch'] }],
  })

/** Days off are removed on the day after the last. */
export async function removeOldDaysOff({ db }: Deps, now: Date): Promise<void> {
  await db.query('delete from day_off where to_date < $1::date', [localDate(now.toISOString())])
}

export async function eraseDaysOff(tx: Db, seekerId: string): Promise<void> {
  await tx.query('delete from day_off where seeker_id = $1', [seekerId])
}

const daysText = ({ from, to }: Omit<DaysOff, 'id'>) =>
  from === to ? `on ${dateText(from)}` : `from ${dateText(from)} to ${dateText(to)}`

const invalid = (fields: Record<string, string>) => new ApiError('input.invalid', { fields })
