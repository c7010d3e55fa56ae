import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import { aPerson, type Account, type Person } from './person'
import type { StandInIdentity } from './stand-ins/stand-in-identity'

export interface Seeker extends Person {
  seekerId: string
  fullname: string
}

export interface SeekerOverrides extends Account {
  fullname?: string
  /** Null: the profile has no date of birth. */
  dateOfBirth?: string | null
  /** False: no bio, address, experience or education. */
  complete?: boolean
  /** Null: no SIA licence. */
  licence?: { sector: string; expiresOn: string } | null
  rightToWork?: boolean
  findable?: boolean
  home?: { lat: number; lng: number }
}

const LONDON = { lat: 51.5074, lng: -0.1278 }

/** A seeker ready to work: complete profile, verified email, right to work, a Door Supervision licence. */
export async function aSeeker(
  deps: Deps & { identity: StandInIdentity },
  overrides: SeekerOverrides = {},
): Promise<Seeker> {
  const { db, clock, sealer } = deps
  const person = await aPerson(deps, 'Job Seeker', overrides)
  const seekerId = uuid()
  const {
    fullname = 'Sam Okoro',
    complete = true,
    dateOfBirth = '1990-05-17',
    rightToWork = true,
    home = LONDON,
  } = overrides
  const { licence = { sector: 'Door Supervision', expiresOn: '2029-12-31' } } = overrides

  await db.query(
    `insert into seeker (
       id, uid, fullname, short_bio, phone, date_of_birth, utr_sealed, utr_tail,
       findable, home_lat, home_lng, created_at, updated_at)
     values ($1, $2, $3, $4, '+447700900123', $5, $6, '7890', $7, $8, $9, $10, $10)`,
    [
      seekerId,
      person.uid,
      fullname,
      complete ? 'Ten years on doors.' : '',
      dateOfBirth,
      sealer.seal('1234567890', 'seeker.utr_sealed', seekerId),
      overrides.findable ?? false,
      home.lat,
      home.lng,
      clock.now(),
    ],
  )
  if (complete) await insertHistory(deps, seekerId)
  if (licence) {
    const licenceId = uuid()
    await db.query(
      `insert into licence (id, seeker_id, kind, sector, number_sealed, number_tail, expires_on, created_at)
       values ($1, $2, 'sia', $3, $4, '3456', $5, $6)`,
      [
        licenceId,
        seekerId,
        licence.sector,
        sealer.seal('1012345678903456', 'licence.number_sealed', licenceId),
        licence.expiresOn,
        clock.now(),
      ],
    )
  }
  if (rightToWork) {
    await db.query(
      `insert into right_to_work (seeker_id, kind, share_code_sealed, share_code_tail, updated_at)
       values ($1, 'shareCode', $2, 'X3Z', $3)`,
      [seekerId, sealer.seal('W12AB3X3Z', 'right_to_work.share_code_sealed', seekerId), clock.now()],
    )
  }
  return { ...person, seekerId, fullname }
}

async function insertHistory({ db }: Deps, seekerId: string): Promise<void> {
  await db.query(
    `insert into seeker_address (id, seeker_id, line1, town, postcode, from_date)
     values ($1, $2, '1 High Street', 'London', 'SW1A 1AA', '2015-01-01')`,
    [uuid(), seekerId],
  )
  await db.query(
    `insert into experience (id, seeker_id, employer, position, from_date)
     values ($1, $2, 'Northgate Security', 'Door supervisor', '2016-01-01')`,
    [uuid(), seekerId],
  )
  await db.query(
    `insert into education (id, seeker_id, institution, qualification, from_date, to_date)
     values ($1, $2, 'City College', 'Level 2 Door Supervision', '2014-09-01', '2015-06-30')`,
    [uuid(), seekerId],
  )
}
