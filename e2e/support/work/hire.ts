import type { Terms } from '@s4/contract'
import { localDate } from '@s4/domain/shift-text'
import { fillInCompany, fillInSeeker } from './agree-shift'
import { callApi } from '../call-api'
import { newPerson, type Person } from '../people'

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const durations = { 1: '1 Day', 2: '2 Days', 3: '3 Days' } as const
const DAY = 86_400_000

interface Posted {
  title: string
  positions: number
  companyName?: string
  /** The date of its first night; by default in three days. */
  startDate?: string
  nights?: 1 | 2 | 3
  terms?: Terms
}

/** Publishes a job of one night in three days, or of several nights in a row. */
export async function aJobToFill(
  company: Person,
  { title, positions, companyName, nights = 1, terms, ...posted }: Posted,
): Promise<string> {
  await fillInCompany(company, companyName)
  const site = await callApi(company, 'sites.create', {
    name: 'Tobacco Dock',
    address: 'Tobacco Quay, Wapping Lane, London',
    postcode: 'E1W 2SF',
    point: { lat: 51.5079, lng: -0.0594 },
    checkpoints: [],
  })
  const startDate = posted.startDate ?? localDate(new Date(Date.now() + 3 * DAY).toISOString())
  const first = new Date(`${startDate}T12:00:00Z`).getUTCDay()
  const days = Array.from({ length: nights }, (_, index) => ({
    day: weekdays[(first + index) % 7] ?? 'Monday',
    start: '22:00',
    end: '06:00',
  }))
  const { id } = await callApi(company, 'jobs.create', {
    title,
    role: 'event-steward',
    siteId: site.id,
    payPerHour: 1560,
    positions,
    pin: '0427',
    alertDuration: 60,
    siaSector: null,
    schedule: { startDate, duration: durations[nights], days },
    terms,
    publish: true,
  })
  return id
}

/** A seeker with a complete profile who has applied for the job. */
export async function anApplicant(jobId: string, fullname: string): Promise<Person> {
  const seeker = await newPerson('seeker')
  await fillInSeeker(seeker, fullname)
  await callApi(seeker, 'applications.create', { id: jobId })
  return seeker
}

/** Answers the only open offer by API. */
export async function answerOffer(seeker: Person, answer: 'accept' | 'decline'): Promise<void> {
  const offers = await callApi(seeker, 'offers.list', {})
  const open = offers.find(({ status }) => status === 'open')
  if (!open) throw new Error(`${seeker.email} has no open offer`)
  if (answer === 'accept') await callApi(seeker, 'offers.accept', { id: open.id, selfBilling: true })
  else await callApi(seeker, 'offers.decline', { id: open.id })
}

/** Offers a job by API to everybody who has applied for it. */
export async function offerToApplicants(company: Person, jobId: string): Promise<void> {
  for (const { seekerId } of await callApi(company, 'applications.forJob', { id: jobId }))
    await callApi(company, 'offers.create', { id: jobId, seekerId })
}
