import type { Missing } from '@s4/contract'
import { missingForCompany, missingForSeeker, seekerPercentage, type SeekerProfile } from '@s4/completeness'
import type { Db } from '@s4/db'
import type { Actor } from '@s4/api-platform/actor'

type ProfileOwner = Pick<Actor, 'seekerId' | 'companyId'>

/** By the rules of docs/product.md#profile-completeness. */
export interface ProfileState {
  complete: boolean
  percentage: number
  missing: Missing[]
}

const COMPANY_ITEMS = missingForCompany(null).length

export async function profileState(db: Db, { seekerId, companyId }: ProfileOwner): Promise<ProfileState> {
  if (seekerId) {
    const profile = await seekerProfile(db, seekerId)
    const missing = missingForSeeker(profile)
    return { complete: missing.length === 0, percentage: seekerPercentage(profile), missing }
  }
  const missing = missingForCompany(companyId ? await companyProfile(db, companyId) : null)
  return {
    complete: missing.length === 0,
    percentage: Math.round(((COMPANY_ITEMS - missing.length) / COMPANY_ITEMS) * 100),
    missing,
  }
}

/** What the profile needs for the gated features; empty when complete. */
export const missingFor = async (db: Db, who: ProfileOwner): Promise<Missing[]> => (await profileState(db, who)).missing

async function seekerProfile(db: Db, seekerId: string): Promise<SeekerProfile | undefined> {
  const [profile] = await db.query<SeekerProfile>(
    `select fullname, short_bio, utr_tail as utr_number,
       array(select id from seeker_address where seeker_id = seeker.id) as address,
       array(select id from experience where seeker_id = seeker.id) as experiences,
       array(select id from education where seeker_id = seeker.id) as education_records
     from seeker where id = $1`,
    [seekerId],
  )
  return profile
}

async function companyProfile(db: Db, companyId: string) {
  const [row] = await db.query<
    Record<
      | 'companyName'
      | 'companyContact'
      | 'companyEmail'
      | 'address'
      | 'bio'
      | 'managerName'
      | 'managerEmail'
      | 'managerPhone',
      string
    >
  >(
    `select company_name, company_contact, company_email, address, bio, manager_name, manager_email, manager_phone
     from company where id = $1`,
    [companyId],
  )
  return row && { ...row, manager: row }
}
