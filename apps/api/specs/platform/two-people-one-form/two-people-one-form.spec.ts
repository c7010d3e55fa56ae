import type {
  Certificate,
  Company,
  JobSeeker,
  Licence,
  OnCall,
  RecurringDemand,
  SavedWorker,
  Vetting,
} from '@s4/contract'
import { openVat } from '@s4/domain/vat-entry'
import { expect, it } from 'vitest'
import type { Person } from '../../../src/testing/person'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
api.moveTo('2026-11-16T09:00:00.000Z')
const acme = await api.aCompany()
const sam = await api.aSeeker()
const { id: jobId, siteId } = await api.aPublishedJob(acme)
const application = (await api.as(sam, 'POST', `/jobs/${jobId}/applications`, {})).json().data as { id: string }

const demand = (
  await api.as(acme, 'POST', '/recurring', {
    title: 'Door supervisor, weekend',
    role: 'door-supervisor',
    description: '',
    siteId,
    payPerHour: 1450,
    positions: 2,
    alertDuration: 60,
    days: [{ day: 'Friday', start: '22:00', end: '06:00' }],
    from: '2026-11-16',
    until: null,
    weeksAhead: 1,
    publish: true,
    bankHolidays: 'asUsual',
    holidayPayPerHour: null,
    exceptions: [],
  })
).json().data as RecurringDemand
await api.as(acme, 'PUT', `/workers/${sam.seekerId}`, {})
await api.as(acme, 'PUT', '/company/vetting/publicLiability', {
  number: 'PL-1',
  insurer: 'Shield',
  validUntil: '2027-06-30',
})
const certificate = (
  await api.as(sam, 'POST', '/certificate', { name: 'First aid', number: 'FA-111', expiresOn: '2027-06-30' })
).json().data as Certificate
const [licence] = (await api.as(sam, 'GET', '/license')).json().data as Licence[]
const BANK = { accountName: 'Sam Okoro', sortCode: '309430', accountNumber: '12345678', rollNumber: '' }
await api.as(sam, 'PUT', '/bank-details', BANK)

interface Form {
  who: Person
  read: string
  write: ['PATCH' | 'PUT', string]
  /** The record in what was read; all of it without this. */
  record?: (read: never) => unknown
  /** What the form sends besides its fields. */
  sent?: Record<string, unknown>
  /** The fields that the form shows. */
  fields: string[]
  /** What the other person saves first, and what this one typed. */
  theirs: Record<string, unknown>
  mine: Record<string, unknown>
}

const forms: [name: string, form: Form][] = [
  [
    'a job',
    {
      who: acme,
      read: `/company/jobs/${jobId}`,
      write: ['PATCH', `/jobs/${jobId}`],
      fields: [
        'title',
        'role',
        'description',
        'siteId',
        'payPerHour',
        'schedule',
        'positions',
        'pin',
        'alertDuration',
        'breaksPaid',
        'siaSector',
        'requirements',
        'otherRequirements',
        'knownRisks',
        'terms',
      ],
      theirs: { payPerHour: 1500 },
      mine: { payPerHour: 1600, title: 'Door team' },
    },
  ],
  [
    'a site',
    {
      who: acme,
      read: `/sites/${siteId}`,
      write: ['PATCH', `/sites/${siteId}`],
      fields: ['name', 'address', 'postcode', 'point', 'zone', 'geofenceMetres', 'arrivalInstructions', 'knownRisks'],
      theirs: { arrivalInstructions: 'Ask for Mo at the side door.' },
      mine: { arrivalInstructions: 'Ring the bell.', name: 'The Dock' },
    },
  ],
  [
    'the company profile',
    {
      who: acme,
      read: '/company',
      write: ['PATCH', '/company'],
      fields: ['companyContact', 'bio'],
      theirs: { bio: 'Guards for festivals.' },
      mine: { bio: 'Guards for events.', companyContact: 'Mo' },
    },
  ],
  [
    'the rules of checks',
    {
      who: acme,
      read: '/check-rules',
      write: ['PUT', '/check-rules'],
      fields: ['licence', 'right-to-work', 'screening'],
      theirs: { screening: 'required' },
      mine: { screening: 'warn', licence: 'warn' },
    },
  ],
  [
    'a note about an applicant',
    {
      who: acme,
      read: `/applications/${application.id}`,
      write: ['PATCH', `/applications/${application.id}`],
      fields: ['companyNote'],
      theirs: { companyNote: 'Worked here in May.' },
      mine: { companyNote: 'Ring on Monday.' },
    },
  ],
  [
    'a worker’s profile',
    {
      who: sam,
      read: '/job-seeker',
      write: ['PATCH', '/job-seeker'],
      fields: ['fullname', 'shortBio', 'maxDistanceKm'],
      theirs: { shortBio: 'Ten years at the door.' },
      mine: { shortBio: 'Nine years at the door.', maxDistanceKm: 20 },
    },
  ],
  [
    'recurring work',
    {
      who: acme,
      read: `/recurring/${demand.id}`,
      record: ({ fields }: RecurringDemand) => fields,
      write: ['PATCH', `/recurring/${demand.id}`],
      sent: { version: 1 },
      fields: Object.keys(demand.fields),
      theirs: { positions: 3 },
      mine: { positions: 4, title: 'Door team' },
    },
  ],
  [
    'a note about a saved worker',
    {
      who: acme,
      read: '/workers',
      record: ([worker]: SavedWorker[]) => worker,
      write: ['PUT', `/workers/${sam.seekerId}`],
      fields: ['note'],
      theirs: { note: 'Knows the dock.' },
      mine: { note: 'Only days.' },
    },
  ],
  [
    'what a company declares',
    {
      who: acme,
      read: '/company/vetting',
      record: ({ declarations }: Vetting) => declarations.find(({ kind }) => kind === 'publicLiability'),
      write: ['PUT', '/company/vetting/publicLiability'],
      fields: ['number', 'insurer', 'validUntil'],
      theirs: { number: 'PL-2' },
      mine: { number: 'PL-3', validUntil: '2027-12-31' },
    },
  ],
  [
    'a worker’s week',
    {
      who: sam,
      read: '/availability',
      write: ['PUT', '/availability'],
      fields: ['hours'],
      theirs: { hours: [{ weekday: 5, start: '20:00', end: '04:00' }] },
      mine: { hours: [{ weekday: 6, start: '20:00', end: '04:00' }] },
    },
  ],
  [
    'a certificate',
    {
      who: sam,
      read: '/certificate',
      record: ([held]: Certificate[]) => held,
      write: ['PATCH', `/certificate/${certificate.id}`],
      fields: ['type', 'coverPounds', 'name', 'issuer', 'issuedOn', 'expiresOn'],
      theirs: { issuer: 'St John' },
      mine: { issuer: 'Red Cross', name: 'First aid at work' },
    },
  ],
  [
    'a licence',
    {
      who: sam,
      read: '/license',
      record: ([held]: Licence[]) => held,
      write: ['PATCH', `/license/${licence?.id}`],
      sent: { kind: 'sia' },
      fields: ['sector', 'expiresOn', 'categories'],
      theirs: { expiresOn: '2028-01-31' },
      mine: { expiresOn: '2028-02-29', categories: 'B' },
    },
  ],
  [
    'a right to work',
    {
      who: sam,
      read: '/right-to-work',
      write: ['PUT', '/right-to-work'],
      fields: ['kind', 'expiresOn', 'restrictions'],
      theirs: { restrictions: '20 hours a week' },
      mine: { restrictions: '10 hours a week', expiresOn: '2028-02-29' },
    },
  ],
  [
    'how an alert climbs',
    {
      who: acme,
      read: '/on-call',
      record: ({ rules }: OnCall) => rules,
      write: ['PUT', '/on-call/rules'],
      fields: ['firstMinutes', 'secondMinutes', 'ownerMinutes', 'severities'],
      theirs: { firstMinutes: 7 },
      mine: { firstMinutes: 3, ownerMinutes: 20 },
    },
  ],
  [
    'a company’s VAT',
    {
      who: acme,
      read: '/company',
      record: ({ vatRegistrations }: Company) => openVat(vatRegistrations),
      write: ['PATCH', '/company'],
      fields: ['vatNumber', 'vatFrom'],
      theirs: { vatNumber: '980780684', vatFrom: '2026-11-01' },
      mine: { vatNumber: '333289454', vatFrom: '2026-11-01' },
    },
  ],
  [
    'a worker’s VAT',
    {
      who: sam,
      read: '/job-seeker',
      record: ({ vatRegistrations }: JobSeeker) => openVat(vatRegistrations),
      write: ['PATCH', '/job-seeker'],
      fields: ['vatNumber', 'vatFrom'],
      theirs: { vatNumber: '980780684', vatFrom: '2026-11-01' },
      mine: { vatNumber: '333289454', vatFrom: '2026-11-01' },
    },
  ],
]

const pick = (record: Record<string, unknown>, fields: readonly string[]) =>
  Object.fromEntries(fields.map((field) => [field, record[field]]))

it.each(forms)('the second form of %s is refused, changes nothing, and says what changed', async (_name, form) => {
  const {
    who,
    read,
    record = (data: never) => data,
    write: [method, path],
    sent,
    fields,
    theirs,
    mine,
  } = form
  const stored = async (): Promise<Record<string, unknown>> =>
    pick(record((await api.as(who, 'GET', read)).json().data as never) as Record<string, unknown>, fields)
  const before = await stored()
  const first = await api.as(who, method, path, { ...sent, ...before, ...theirs, before })

  const second = await api.as(who, method, path, { ...sent, ...before, ...mine, before })
  const afterRefusal = await stored()
  const field = Object.keys(theirs)[0] ?? ''
  const knowingly = await api.as(who, method, path, {
    ...sent,
    ...before,
    ...mine,
    before: { ...before, [field]: theirs[field] },
  })

  expect(first.json()).toMatchObject({ data: {} })
  expect(second.json()).toMatchObject({
    status: 409,
    code: 'record.changed',
    facts: { changed: [{ field, before: before[field], now: theirs[field], yours: mine[field] }] },
  })
  expect(afterRefusal).toEqual({ ...before, ...theirs })
  expect([knowingly.statusCode, await stored()]).toEqual([200, { ...before, ...mine }])
})

it('two people who save the same are not refused, nor is one who sends nothing of what they read', async () => {
  const before = { bio: (await api.as(acme, 'GET', '/company')).json().data.bio as string }
  await api.as(acme, 'PATCH', '/company', { bio: 'The same words.', before })

  const same = await api.as(acme, 'PATCH', '/company', { bio: 'The same words.', before })
  const other = await api.as(acme, 'PATCH', '/company', { companyContact: 'Ada', before })
  const blind = await api.as(acme, 'PATCH', '/company', { bio: 'By a program.' })

  expect([same.statusCode, other.statusCode, blind.statusCode]).toEqual([200, 200, 200])
})

it('a number that is kept masked is compared as its owner sees it, and stays where none is typed', async () => {
  const path = `/certificate/${certificate.id}`
  const fields = { name: 'First aid', expiresOn: '2027-06-30' }
  const read = { number: '****111' }
  const change = (number: string) => api.as(sam, 'PATCH', path, { ...fields, number, before: read })
  await change('FA-222')

  const [left, typed] = [await change(''), await change('FA-333')]

  expect(left.json().data).toMatchObject({ number: '****222' })
  expect(typed.json().facts.changed).toEqual([{ field: 'number', before: '****111', now: '****222', yours: '****333' }])
})

it('bank details from a second tab are refused, also where there were none', async () => {
  const other = { ...BANK, accountNumber: '87654321' }
  const before = { accountName: 'Sam Okoro', sortCode: '**-**-30', accountNumber: '****5678', rollNumber: '' }
  const replace = (who: Person, details: object, read: object) =>
    api.as(who, 'PUT', '/bank-details', { ...details, before: read })
  await replace(sam, other, before)

  const second = await replace(sam, { ...BANK, accountNumber: '11112222' }, before)
  expect(second.json()).toMatchObject({
    code: 'record.changed',
    facts: { changed: [{ field: 'accountNumber', before: '****5678', now: '****4321', yours: '****2222' }] },
  })

  const bo = await api.aSeeker()
  const nothing = { accountName: null, sortCode: null, accountNumber: null, rollNumber: null }
  const answers = await Promise.all([replace(bo, BANK, nothing), replace(bo, other, nothing)])
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
})
