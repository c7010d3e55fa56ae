import type { VatRegistration } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { addDays } from '@s4/domain/calendar-date'
import { localDate } from '@s4/domain/shift-text'
import { v7 as uuid } from 'uuid'

export interface VatParty {
  side: 'seeker' | 'company'
  id: string
}

const MOST_DAYS_AHEAD = 365

interface VatChange {
  /** Nine digits; empty: the registration has ended. */
  number: string
  /** The first day it holds; by default today. */
  from: string | undefined
}

/** The VAT number a party has declared for a day; an SQL expression, null when not registered. */
export const vatNumberOn = (side: VatParty['side'], id: string, day: string): string =>
  `(select vat_number from ${side}_vat_registration vat where vat.${side}_id = ${id} and vat.registered_on <= ${day}
     and (vat.ended_on is null or vat.ended_on > ${day}) order by vat.registered_on desc limit 1)`

/** The registration that has not ended; an SQL expression. */
export const currentVatNumber = (side: VatParty['side'], id: string): string =>
  `(select vat_number from ${side}_vat_registration vat where vat.${side}_id = ${id} and vat.ended_on is null)`

/** True in SQL when the seeker's registration was changed after `since`. */
export const vatChangedSince = (seekerId: string, since: string): string =>
  `exists (select from seeker_vat_registration vat where vat.seeker_id = ${seekerId}
     and greatest(vat.recorded_at, vat.end_recorded_at) > ${since})`

/** Newest first. */
export const listVatRegistrations = (db: Db, { side, id }: VatParty): Promise<VatRegistration[]> =>
  db.query<VatRegistration>(
    `select vat_number, registered_on, ended_on from ${side}_vat_registration where ${side}_id = $1
     order by registered_on desc, recorded_at desc`,
    [id],
  )

/** Returns whether anything changed. Throws `input.invalid` for a day that contradicts an earlier registration. */
export async function changeVatRegistration(
  tx: Db,
  { side, id }: VatParty,
  { number, from, now }: VatChange & { now: Date },
): Promise<boolean> {
  const today = localDate(now.toISOString())
  const day = from ?? today
  if (day > addDays(today, MOST_DAYS_AHEAD)) throw refusedDay('Give a day within the next year.')
  const [latest] = await tx.query<{ id: string; vatNumber: string; registeredOn: string; endedOn: string | null }>(
    `select id, vat_number, registered_on, ended_on from ${side}_vat_registration where ${side}_id = $1
     order by ended_on desc nulls first limit 1 for update`,
    [id],
  )
  const open = latest?.endedOn === null ? latest : undefined
  if (open?.vatNumber === number) return correctDay(tx, side, { open, from, now })
  if (!open && number === '') return false
  const notBefore = open ? open.registeredOn : latest?.endedOn
  if (notBefore && day < notBefore) throw refusedDay('This is before the registration you gave earlier.')
  if (open)
    await tx.query(`update ${side}_vat_registration set ended_on = $2, end_recorded_at = $3 where id = $1`, [
      open.id,
      day,
      now,
    ])
  if (number !== '')
    await tx.query(
      `insert into ${side}_vat_registration (id, ${side}_id, vat_number, registered_on, recorded_at)
       values ($1, $2, $3, $4, $5)`,
      [uuid(), id, number, day, now],
    )
  return true
}

/** The same number with another first day. */
async function correctDay(
  tx: Db,
  side: VatParty['side'],
  { open, from, now }: { open: { id: string; registeredOn: string }; from: string | undefined; now: Date },
): Promise<boolean> {
  if (from === undefined || from === open.registeredOn) return false
  const overlapping = await tx.query(
    `select 1 from ${side}_vat_registration earlier join ${side}_vat_registration own on own.id = $1
     where earlier.${side}_id = own.${side}_id and earlier.id <> own.id and earlier.ended_on > $2`,
    [open.id, from],
  )
  if (overlapping.length > 0) throw refusedDay('This is before the end of the registration you gave earlier.')
  await tx.query(`update ${side}_vat_registration set registered_on = $2, recorded_at = $3 where id = $1`, [
    open.id,
    from,
    now,
  ])
  return true
}

const refusedDay = (message: string) => new ApiError('input.invalid', { fields: { vatFrom: message } })

/** Invoices keep the number that stands on them. */
export const eraseVatRegistrations = async (tx: Db, { side, id }: VatParty): Promise<void> =>
  void (await tx.query(`delete from ${side}_vat_registration where ${side}_id = $1`, [id]))
