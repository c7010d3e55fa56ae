import type { Db } from '@s4/db'
import { reportDetailsUntil } from '@s4/domain/platform-report'
import { eraseAvailability } from '../availability/availability-commands'
import { eraseDaysOff } from '../days-off/days-off-commands'
import { eraseBankDetails } from '../bank-details/replace-bank-details'
import { eraseHistory } from '../history/erase-history'
import { eraseScreening } from '../screening/erase-screening'
import { eraseDocuments } from '../documents/erase-documents'
import { eraseVatRegistrations } from '../vat/vat-registrations'

/** Erases the profile of a seeker; the id stays for the records that law requires. */
export async function eraseSeeker(tx: Db, { seekerId, now }: { seekerId: string; now: Date }): Promise<void> {
  await tx.query('delete from seeker_address where seeker_id = $1', [seekerId])
  await eraseHistory(tx, seekerId)
  await eraseScreening(tx, seekerId)
  await eraseDocuments(tx, seekerId)
  await eraseBankDetails(tx, seekerId)
  await eraseAvailability(tx, seekerId)
  await eraseDaysOff(tx, seekerId)
  await eraseVatRegistrations(tx, { side: 'seeker', id: seekerId })
  await tx.query(
    `update seeker set fullname = 'Erased worker', name_in_own_script = '', short_bio = '', phone = '',
       picture_file_id = null, utr_sealed = null,
       utr_tail = null, has_car = false, home_lat = null,
       home_lng = null, findable = false, updated_at = $2
     where id = $1`,
    [seekerId, now],
  )
  await keepReportDetails(tx, seekerId)
}

/** Of somebody who was paid, the number and date of birth stay for the report to HMRC; of others they go at once. */
async function keepReportDetails(tx: Db, seekerId: string): Promise<void> {
  const [last] = await tx.query<{ day: string | null }>(
    `select to_char(max(paid_on), 'YYYY-MM-DD') as day from payment
     where seeker_id = $1 and direction = 'payment' and reversed_at is null`,
    [seekerId],
  )
  if (!last?.day) return forgetReportDetails(tx, seekerId)
  await tx.query('update seeker set report_details_until = $2 where id = $1', [seekerId, reportDetailsUntil(last.day)])
}

/** Removes what only the report to HMRC needed of an erased seller. */
export const forgetReportDetails = async (tx: Db, seekerId: string): Promise<void> =>
  void (await tx.query(
    `update seeker set nino_sealed = null, nino_tail = null, date_of_birth = null, report_details_until = null
     where id = $1`,
    [seekerId],
  ))

export async function hideSeeker(tx: Db, seekerId: string): Promise<void> {
  await tx.query('update seeker set findable = false where id = $1', [seekerId])
}
