import type { Db } from '@s4/db'
import { eraseAvailability } from '../availability/availability-commands'
import { eraseBankDetails } from '../bank-details/replace-bank-details'
import { eraseHistory } from '../history/erase-history'
import { eraseDocuments } from '../documents/erase-documents'

/** Erases the profile of a seeker; the id stays for the records that law requires. */
export async function eraseSeeker(tx: Db, { seekerId, now }: { seekerId: string; now: Date }): Promise<void> {
  await tx.query('delete from seeker_address where seeker_id = $1', [seekerId])
  await eraseHistory(tx, seekerId)
  await eraseDocuments(tx, seekerId)
  await eraseBankDetails(tx, seekerId)
  await eraseAvailability(tx, seekerId)
  await tx.query(
    `update seeker set fullname = 'Erased worker', short_bio = '', phone = '', date_of_birth = null,
       picture_file_id = null, utr_sealed = null,
       utr_tail = null, vat_number = null, nino_sealed = null, nino_tail = null, has_car = false, home_lat = null,
       home_lng = null, findable = false, updated_at = $2
     where id = $1`,
    [seekerId, now],
  )
}

export async function hideSeeker(tx: Db, seekerId: string): Promise<void> {
  await tx.query('update seeker set findable = false where id = $1', [seekerId])
}
