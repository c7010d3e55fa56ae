import type { Terms } from '@s4/contract'
import { localDate, timeText } from '@s4/domain/shift-text'
import { callApi } from '../call-api'
import { checkDocuments } from './check-documents'
import { newPerson, type Person } from '../people'

export interface AgreedShift {
  seeker: Person
  company: Person
  pin: string
  siteId: string
  /** The content of the site’s QR code, and the code in it. */
  link: string
  code: string
  /** The codes of its checkpoints, in their order. */
  pointCodes: string[]
}

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const EIGHT_HOURS = 8 * 3_600_000

/** Prepares, by API, an accepted offer for a shift that has just begun. */
export async function agreeShift({
  terms,
  checkpoints = [],
}: { terms?: Terms; checkpoints?: { letter: 'A' | 'B'; name: string }[] } = {}): Promise<AgreedShift> {
  const [company, seeker] = await Promise.all([newPerson('company'), newPerson('seeker')])
  const pin = '0427'
  await fillInCompany(company)
  const site = await callApi(company, 'sites.create', {
    name: 'Tobacco Dock',
    address: 'Tobacco Quay, Wapping Lane, London',
    postcode: 'E1W 2SF',
    point: { lat: 51.5079, lng: -0.0594 },
    checkpoints,
  })
  const seekerId = await fillInSeeker(seeker)

  const job = await callApi(company, 'jobs.create', {
    title: 'Gate steward',
    role: 'event-steward',
    siteId: site.id,
    payPerHour: 1560,
    positions: 1,
    pin,
    alertDuration: 60,
    siaSector: null,
    schedule: startingNow(),
    terms,
    publish: true,
  })
  await callApi(seeker, 'applications.create', { id: job.id })
  const offer = await callApi(company, 'offers.create', { id: job.id, seekerId })
  await callApi(seeker, 'offers.accept', { id: offer.id, selfBilling: true })
  await checkDocuments(company, seekerId)
  const [sheet, ...points] = await callApi(company, 'sites.codes', { id: site.id })
  if (!sheet) throw new Error('a site has a code')
  const pointCodes = points.map((point) => point.code)
  return { seeker, company, pin, siteId: site.id, link: sheet.link, code: sheet.code, pointCodes }
}

/** A complete profile and the terms of self-billing agreed, so that the company may post and hire. */
export async function fillInCompany(company: Person, companyName = 'Dockside Doors Ltd'): Promise<void> {
  await callApi(company, 'company.create', {
    companyName,
    companyContact: '020 7946 0112',
    companyEmail: 'office@example.co.uk',
    address: '1 Dock Road, London E16 1AA',
    bio: 'Door teams.',
    manager: { managerName: 'Mo Diallo', managerEmail: 'mo@example.co.uk', managerPhone: '020 7946 0113' },
  })
  await agreeToTerms(company)
}

/** The company agrees to self-billing, as it does before its first offer. */
export async function agreeToTerms(company: Person): Promise<void> {
  const { version } = await callApi(company, 'selfBilling.terms', {})
  await callApi(company, 'selfBilling.acceptTerms', { version })
}

/** Completes a profile so that the seeker may accept work; returns the seeker's id. */
export async function fillInSeeker(seeker: Person, fullname = 'Sam Okoro'): Promise<string> {
  await callApi(seeker, 'seeker.update', {
    fullname,
    shortBio: 'Ten years at gates.',
    dateOfBirth: '1990-05-17',
    address: [{ line1: '27 Roman Road', town: 'London', postcode: 'E2 0HU', from: '2015-01-01', to: null }],
  })
  await callApi(seeker, 'experience.create', {
    employer: 'Stagefront Crew',
    position: 'Steward',
    from: '2016-01-01',
    to: null,
  })
  await callApi(seeker, 'education.create', {
    institution: 'City College',
    qualification: 'Level 2 Spectator Safety',
    from: '2015-09-01',
    to: '2015-12-18',
  })
  await callApi(seeker, 'rightToWork.replace', { kind: 'passport', expiresOn: null })
  const { _id } = await callApi(seeker, 'seeker.show', {})
  return _id
}

/** A schedule of one shift that starts this minute at the site. */
function startingNow() {
  const now = new Date()
  const startDate = localDate(now.toISOString())
  const line = {
    day: weekdays[new Date(`${startDate}T12:00:00Z`).getUTCDay()] ?? 'Monday',
    start: timeText(now.toISOString()),
    end: timeText(new Date(now.getTime() + EIGHT_HOURS).toISOString()),
  }
  return { startDate, duration: '1 Day' as const, days: [line] }
}
