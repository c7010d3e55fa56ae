import { termsVersion } from '@s4/contract'
import { parseUtr } from '@s4/domain/utr'
import type { Town } from '../server/town'
import { dateAfter } from '../town/moments'
import { seekers, type SeekerKey, type TownSeeker } from '../town/seekers'

/** A worker signs up and fills in the profile; `index` makes their numbers their own. */
export async function fillInProfile(town: Town, key: SeekerKey, index: number): Promise<void> {
  const { call, seekerIds } = town
  const seeker: TownSeeker = seekers[key]
  const { uid, phone, fullname, bio, born, home, utr, nino } = seeker
  await call(uid, 'signUp.create', { role: 'Job Seeker', phone, terms: termsVersion })
  const { _id } = await call(uid, 'seeker.create', {
    fullname,
    shortBio: bio,
    phone,
    dateOfBirth: born,
    address: [{ line1: home.line1, town: home.town, postcode: home.postcode, from: home.since, to: '' }],
    ...(utr !== null && { utrNumber: withCheckDigit(utr) }),
    ninoNumber: nino,
    hasCar: seeker.hasCar ?? false,
    maxDistanceKm: seeker.maxDistanceKm ?? 40,
    findable: seeker.findable ?? false,
  })
  seekerIds.set(key, _id)
  for (const { employer, position, from, to } of seeker.worked)
    await call(uid, 'experience.create', { employer, position, from, to: to ?? '' })
  for (const record of seeker.learnt) await call(uid, 'education.create', record)
  await addPapers(town, seeker, index)
}

async function addPapers({ call, now }: Town, seeker: TownSeeker, index: number): Promise<void> {
  const { uid, fullname, licences, certificates = [], free, utr } = seeker
  const today = now.slice(0, 10)
  for (const [which, { sector, days }] of licences.entries())
    await call(uid, 'licence.create', {
      kind: 'sia',
      sector,
      number: `10${String(14_280_000 + index * 7919).padStart(10, '0')}${4100 + index * 10 + which}`,
      expiresOn: dateAfter(today, days),
    })
  for (const { type, name, issuer, ago, days } of certificates)
    await call(uid, 'certificate.create', {
      type,
      name,
      issuer,
      issuedOn: dateAfter(today, -ago),
      expiresOn: dateAfter(today, days),
    })
  if (free)
    await call(uid, 'availability.replace', {
      hours: free.days.map((weekday) => ({ weekday, start: free.from, end: free.to })),
    })
  // Somebody without a reference has only begun to fill in the profile.
  if (utr === null) return
  await call(uid, 'rightToWork.replace', { kind: 'passport', expiresOn: '' })
  await call(uid, 'bankDetails.replace', {
    accountName: fullname,
    sortCode: '200000',
    accountNumber: String(31_926_000 + index * 137),
  })
}

/** The first digit of a Unique Taxpayer Reference is the check digit of the other nine. */
function withCheckDigit(nine: string): string {
  const reference = Array.from('1234567890', (digit) => digit + nine).find((text) => parseUtr(text).ok)
  if (!reference) throw new Error(`no check digit fits ${nine}`)
  return reference
}
