import type { Address, JobSeeker } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { mask } from '@s4/api-platform/deps'
import { fileUrl } from '@s4/api-platform/files'
import { currentVatNumber, listVatRegistrations } from '../vat/vat-registrations'
import { educationRepository, experienceRepository } from '../history/history-repository'

const UTR_LENGTH = 10

interface Row extends Omit<
  JobSeeker,
  | '_id'
  | 'firebaseUID'
  | 'picture'
  | 'address'
  | 'experiences'
  | 'educationRecords'
  | 'utrNumber'
  | 'ninoNumber'
  | 'vatRegistrations'
> {
  id: string
  uid: string
  pictureFileId: string | null
  utrTail: string | null
  ninoTail: string | null
}

/** Columns of a seeker that may be set; a sealed number comes with the tail its mask shows. */
export interface SeekerColumns {
  fullname?: string | undefined
  name_in_own_script?: string | undefined
  short_bio?: string | undefined
  phone?: string | undefined
  date_of_birth?: string | null | undefined
  has_car?: boolean | undefined
  skills?: readonly string[] | undefined
  max_distance_km?: number | undefined
  findable?: boolean | undefined
  picture_file_id?: string | null | undefined
  utr_sealed?: Buffer | null | undefined
  utr_tail?: string | null | undefined
  nino_sealed?: Buffer | null | undefined
  nino_tail?: string | null | undefined
  home_lat?: number | null | undefined
  home_lng?: number | null | undefined
}

export const seekerRepository = (db: Db) => ({
  /** The profile as its owner sees it: numbers masked, lists newest first. */
  async show(seekerId: string): Promise<JobSeeker> {
    const [row] = await db.query<Row>(
      `select id, uid, fullname, name_in_own_script, short_bio, phone, date_of_birth, picture_file_id, utr_tail,
         ${currentVatNumber('seeker', 'seeker.id')} as vat_number, nino_tail, has_car, skills, max_distance_km, findable
       from seeker where id = $1`,
      [seekerId],
    )
    if (!row) throw new Error(`the seeker ${seekerId} of a session is gone`)
    const address = await db.query<Address>(
      `select line1, line2, town, postcode, from_date as from, to_date as to from seeker_address
       where seeker_id = $1 order by to_date desc nulls first, from_date desc, id`,
      [seekerId],
    )
    const experiences = await experienceRepository(db).list(seekerId)
    const educationRecords = await educationRepository(db).list(seekerId)
    const { id, uid, pictureFileId, utrTail, ninoTail, ...rest } = row
    return {
      ...rest,
      _id: id,
      firebaseUID: uid,
      picture: fileUrl(pictureFileId),
      address,
      experiences,
      educationRecords,
      vatRegistrations: await listVatRegistrations(db, { side: 'seeker', id: seekerId }),
      utrNumber: mask(utrTail, UTR_LENGTH),
      ninoNumber: ninoTail && `** ** ** ** ${ninoTail}`,
    }
  },

  /** Sets the columns given, leaves the rest. */
  async update(seekerId: string, columns: SeekerColumns, now: Date): Promise<void> {
    const given = Object.entries(columns).filter(([, value]) => value !== undefined)
    const sets = given.map(([column], index) => `${column} = $${index + 3}`)
    await db.query(`update seeker set ${['updated_at = $2', ...sets].join(', ')} where id = $1`, [
      seekerId,
      now,
      ...given.map(([, value]) => value),
    ])
  },

  async replaceAddresses(seekerId: string, addresses: readonly Address[]): Promise<void> {
    await db.query('delete from seeker_address where seeker_id = $1', [seekerId])
    for (const { line1, line2, town, postcode, from, to } of addresses) {
      await db.query(
        `insert into seeker_address (id, seeker_id, line1, line2, town, postcode, from_date, to_date)
         values ($1, $2, $3, $4, $5, $6, $7, $8)`,
        [uuid(), seekerId, line1, line2, town, postcode, from, to],
      )
    }
  },

  /** The picture held so far; null when there is none. */
  async pictureFileId(seekerId: string): Promise<string | null> {
    const [row] = await db.query<{ pictureFileId: string | null }>('select picture_file_id from seeker where id = $1', [
      seekerId,
    ])
    return row?.pictureFileId ?? null
  },
})
