import { checkpointLetters } from '@s4/contract'
import { parseUtr } from '@s4/domain/utr'
import { after, dateAfter, days } from './town/moments'
import { idAt, type Town } from './town/town'
import { companies, sites, type CompanyKey, type SiteKey, type TownSite } from './town/companies'
import { seekers, type SeekerKey, type TownSeeker } from './town/seekers'

/** Companies with their sites, and seekers with their profiles. */
export function planPeople(town: Town): void {
  for (const key of Object.keys(companies)) planCompany(town, key as CompanyKey)
  for (const [key, site] of Object.entries(sites)) planSite(town, key as SiteKey, site)
  Object.entries<TownSeeker>(seekers).forEach(([key, seeker], index) =>
    planSeeker(town, key as SeekerKey, seeker, index),
  )
}

const joined = ({ now }: Town) => after(now, -days(60))

function planCompany(town: Town, key: CompanyKey): void {
  const {
    uid,
    email,
    phone,
    companyName,
    companyContact,
    companyEmail,
    address,
    bio,
    managerName,
    managerEmail,
    managerPhone,
    lat,
    lng,
  } = companies[key]
  const at = joined(town)
  const { add } = town.rows
  add('account', { uid, role: 'Company', email, email_verified: true, phone, created_at: at })
  add('company', {
    id: town.companyId(key),
    firebase_uid: uid,
    company_name: companyName,
    company_contact: companyContact,
    company_email: companyEmail,
    address,
    bio,
    manager_name: managerName,
    manager_email: managerEmail,
    manager_phone: managerPhone,
    lat,
    lng,
    created_at: at,
    updated_at: at,
  })
  add('company_member', { company_id: town.companyId(key), uid, role: 'owner', created_at: at })
}

function planSite(
  town: Town,
  key: SiteKey,
  { company, name, address, postcode, lat, lng, geofence, arrival, checkpoints }: TownSite,
): void {
  const at = joined(town)
  const id = town.siteId(key)
  town.rows.add('site', {
    id,
    company_id: town.companyId(company),
    name,
    address,
    postcode,
    lat,
    lng,
    geofence_metres: geofence,
    arrival_instructions: arrival,
    created_at: at,
  })
  checkpoints.forEach((checkpoint, index) =>
    town.rows.add('checkpoint', {
      id: idAt(at),
      site_id: id,
      letter: checkpointLetters[index] ?? 'A',
      name: checkpoint,
    }),
  )
}

function planSeeker(town: Town, key: SeekerKey, seeker: TownSeeker, index: number): void {
  const at = joined(town)
  const id = town.seekerId(key)
  const { add } = town.rows
  const { uid, email, phone, fullname, bio, born, home, utr, nino } = seeker
  const reference = utr && withCheckDigit(utr)
  add('account', { uid, role: 'Job Seeker', email, email_verified: true, phone, created_at: at })
  add('seeker', {
    id,
    uid,
    fullname,
    short_bio: bio,
    phone,
    date_of_birth: born,
    has_car: seeker.hasCar ?? false,
    home_lat: home.lat,
    home_lng: home.lng,
    utr_sealed: reference && town.seal(reference, 'seeker.utr_sealed', id),
    utr_tail: reference && reference.slice(-4),
    nino_sealed: town.seal(nino, 'seeker.nino_sealed', id),
    nino_tail: nino.slice(-1),
    max_distance_km: seeker.maxDistanceKm ?? 40,
    findable: seeker.findable ?? false,
    created_at: at,
    updated_at: at,
  })
  add('seeker_address', {
    id: idAt(at),
    seeker_id: id,
    line1: home.line1,
    town: home.town,
    postcode: home.postcode,
    from_date: home.since,
  })
  for (const { employer, position, from, to } of seeker.worked)
    add('experience', { id: idAt(at), seeker_id: id, employer, position, from_date: from, to_date: to })
  for (const { institution, qualification, from, to } of seeker.learnt)
    add('education', { id: idAt(at), seeker_id: id, institution, qualification, from_date: from, to_date: to })
  planPapers(town, id, seeker, index)
}

function planPapers(
  town: Town,
  id: string,
  { fullname, licences, certificates = [], free, utr }: TownSeeker,
  index: number,
): void {
  const at = joined(town)
  const { add } = town.rows
  licences.forEach(({ sector, days: held }, which) => {
    const number = `10${String(14_280_000 + index * 7919).padStart(10, '0')}${4100 + index * 10 + which}`
    const licenceId = idAt(at)
    add('licence', {
      id: licenceId,
      seeker_id: id,
      kind: 'sia',
      sector,
      number_sealed: town.seal(number, 'licence.number_sealed', licenceId),
      number_tail: number.slice(-4),
      expires_on: dateAfter(town.now.slice(0, 10), held),
      created_at: at,
    })
  })
  for (const { name, issuer, issuedOn, expiresOn } of certificates)
    add('certificate', {
      id: idAt(at),
      seeker_id: id,
      name,
      issuer,
      issued_on: issuedOn,
      expires_on: expiresOn,
      created_at: at,
    })
  for (const weekday of free?.days ?? [])
    add('availability', { seeker_id: id, weekday, start_time: free?.from ?? '', end_time: free?.to ?? '' })
  // Somebody without a reference has only begun to fill in the profile.
  if (utr === null) return
  add('right_to_work', { seeker_id: id, kind: 'passport', updated_at: at })
  const account = String(31_926_000 + index * 137)
  add('bank_details', {
    seeker_id: id,
    account_name: fullname,
    sort_code_sealed: town.seal('200000', 'bank_details.sort_code_sealed', id),
    sort_code_tail: '00',
    account_number_sealed: town.seal(account, 'bank_details.account_number_sealed', id),
    account_number_tail: account.slice(-4),
    changed_at: at,
  })
}

/** The first digit of a Unique Taxpayer Reference is the check digit of the other nine. */
export function withCheckDigit(nine: string): string {
  const reference = Array.from('1234567890', (digit) => digit + nine).find((text) => parseUtr(text).ok)
  if (!reference) throw new Error(`no check digit fits ${nine}`)
  return reference
}
