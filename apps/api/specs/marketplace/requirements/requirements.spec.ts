import { DEFAULT_CHECK_RULES } from '@s4/domain/due-checks'
import type { RequirementCode } from '@s4/domain/requirements'
import { beforeEach, describe, expect, it } from 'vitest'
import { siteCodes } from '@s4/api-marketplace/sites'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { checkDocuments } from '../../../src/testing/an-assignment'

const api = await startApi()
beforeEach(() => api.moveTo('2026-11-16T09:00:00.000Z'))

interface Document {
  kind: string
  id: string | null
  version: number
  check: { id: string } | null
}

const firstAid = { type: 'first-aid-at-work', name: 'First aid at work', expiresOn: '2028-01-31' }
const addCertificate = (seeker: Seeker, certificate: object) => api.as(seeker, 'POST', '/certificate', certificate)
const jobWith = (company: Company, requirements: RequirementCode[], change: object = {}) =>
  api.aPublishedJob(company, { requirements, ...change })
const requireFirstAid = (company: Company) =>
  api.as(company, 'PUT', '/check-rules', { 'first-aid-at-work': 'required', languages: 'required' })
const reasons = async (seeker: Seeker, jobId: string) =>
  (await api.as(seeker, 'GET', `/jobs/${jobId}`)).json().data.reasons
const offer = async (company: Company, seeker: Seeker, jobId: string): Promise<string> => {
  await api.as(seeker, 'POST', `/jobs/${jobId}/applications`, {})
  return (await api.as(company, 'POST', `/jobs/${jobId}/offers`, { seekerId: seeker.seekerId })).json().data.id
}
const accept = (seeker: Seeker, id: string) => api.as(seeker, 'POST', `/offers/${id}/accept`, { selfBilling: true })
const listDocuments = async (company: Company, seeker: Seeker): Promise<Document[]> =>
  (await api.as(company, 'GET', `/workers/${seeker.seekerId}/documents`)).json().data.documents
async function checkCertificate(company: Company, seeker: Seeker, findings: object) {
  const certificate = (await listDocuments(company, seeker)).find(({ kind }) => kind === 'certificate')
  return api.as(company, 'POST', '/document-checks', {
    checks: [
      {
        seekerId: seeker.seekerId,
        kind: 'certificate',
        documentId: certificate?.id,
        version: certificate?.version,
        lastCheckId: certificate?.check?.id ?? null,
        method: 'original-seen',
        ...findings,
      },
    ],
  })
}

describe('a job', () => {
  it('keeps its requirements once each, and agreed work has a copy', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker()
    const siteId = await api.aSite(company)
    const posted = await api.as(company, 'POST', '/jobs', {
      title: 'Door supervisor',
      role: 'door-supervisor',
      siteId,
      payPerHour: 1450,
      schedule: {
        startDate: '2026-11-21',
        duration: '1 Day',
        days: [{ day: 'Saturday', start: '22:00', end: '06:00' }],
      },
      positions: 1,
      pin: '0427',
      alertDuration: 60,
      requirements: ['speaks-polish', 'own-car', 'own-car'],
      otherRequirements: 'Calm with crowds.',
      publish: true,
    })
    expect(posted.json().data).toMatchObject({
      requirements: ['own-car', 'speaks-polish'],
      otherRequirements: 'Calm with crowds.',
    })
    const accepted = await accept(seeker, await offer(company, seeker, posted.json().data.id))
    expect(accepted.statusCode).toBe(200)
    expect(
      await api.db.query('select requirements, other_requirements from assignment where seeker_id = $1', [
        seeker.seekerId,
      ]),
    ).toEqual([{ requirements: ['own-car', 'speaks-polish'], otherRequirements: 'Calm with crowds.' }])
  })

  it('refuses a requirement that is not in the list', async () => {
    const company = await api.aCompany()
    const refused = await api.as(company, 'POST', '/jobs', { requirements: ['telepathy'] })
    expect(refused.json().fields).toHaveProperty(['requirements.0'])
  })
})

describe('a missing requirement', () => {
  it('is named with the page that mends it, and does not stop accepting by itself', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker()
    const job = await jobWith(company, ['first-aid-at-work'])

    expect(await reasons(seeker, job.id)).toEqual([
      {
        code: 'requirement',
        message: 'This job asks for: First aid at work. If you have it, add it to your profile',
        fixPath: '/edit-certificate',
        stopsAccepting: false,
      },
    ])
    expect((await accept(seeker, await offer(company, seeker, job.id))).statusCode).toBe(200)
  })

  it('stops accepting where the company requires it, until it is declared', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker()
    const job = await jobWith(company, ['first-aid-at-work'])
    await requireFirstAid(company)
    const offered = await offer(company, seeker, job.id)

    expect(await reasons(seeker, job.id)).toMatchObject([{ code: 'requirement', stopsAccepting: true }])
    expect((await accept(seeker, offered)).json()).toMatchObject({
      code: 'worker.requirement-missing',
      facts: { obstacles: [{ fixPath: '/edit-certificate' }] },
    })
    expect((await addCertificate(seeker, firstAid)).statusCode).toBe(200)
    expect(await reasons(seeker, job.id)).toEqual([])
    expect((await accept(seeker, offered)).statusCode).toBe(200)
  })

  it('that needs no document is met by declaring it', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker()
    const job = await jobWith(company, ['speaks-polish', 'own-car'])
    await requireFirstAid(company)
    expect(await reasons(seeker, job.id)).toMatchObject([{ stopsAccepting: true }, { stopsAccepting: false }])

    const saved = await api.as(seeker, 'PATCH', '/job-seeker', { skills: ['fluent-polish'], hasCar: true })

    expect(saved.json().data).toMatchObject({ skills: ['fluent-polish'], hasCar: true })
    expect(await reasons(seeker, job.id)).toEqual([])
  })
})

describe('a certificate that a job asks for', () => {
  it('has to be checked before booking on where the company requires it', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker()
    await addCertificate(seeker, firstAid)
    const job = await jobWith(company, ['first-aid-at-work'])
    await requireFirstAid(company)
    await accept(seeker, await offer(company, seeker, job.id))
    await checkDocuments(api.deps, { company, seeker })
    const [assignment] = await api.db.query<{ id: string }>('select id from assignment where job_id = $1', [job.id])
    api.moveTo('2026-11-21T22:00:00.000Z')
    const code = siteCodes(api.deps.settings.codeKeys).printed({ id: job.siteId, codeGeneration: 1 }, 'A')
    const bookOn = () => api.as(seeker, 'POST', `/assignments/${assignment?.id}/book-on`, { pin: '0427', code })

    expect((await api.as(company, 'GET', '/document-checks/due')).json().data).toMatchObject([
      { due: [{ subject: 'first-aid-at-work', stops: true, document: { kind: 'certificate' } }] },
    ])
    expect((await bookOn()).json()).toMatchObject({
      code: 'booking.unchecked',
      detail: expect.stringContaining('has to check your First aid at work before you book on'),
    })
    expect((await checkCertificate(company, seeker, { result: 'accepted' })).statusCode).toBe(200)
    expect((await bookOn()).statusCode).toBe(200)
  })

  it('stays refused when it is removed and added again', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker()
    const certificate = (await addCertificate(seeker, firstAid)).json().data
    const job = await jobWith(company, ['first-aid-at-work'])
    const offered = await offer(company, seeker, job.id)
    await checkCertificate(company, seeker, { result: 'refused', note: 'Not the person in the picture.' })
    await api.as(seeker, 'DELETE', `/certificate/${certificate.id}`)
    await addCertificate(seeker, firstAid)

    expect((await accept(seeker, offered)).json().code).toBe('worker.check-refused')
  })

  it('is refused as an insurance without its cover and last day', async () => {
    const seeker = await api.aSeeker()
    const insurance = { type: 'public-liability', name: 'Public liability insurance' }

    expect((await addCertificate(seeker, insurance)).json().fields).toMatchObject({
      coverPounds: 'An insurance, and nothing else, has a cover in pounds.',
      expiresOn: 'Enter the last day of the insurance.',
    })
    const added = await addCertificate(seeker, { ...insurance, coverPounds: '2000000', expiresOn: '2027-01-31' })
    expect(added.json().data).toMatchObject({ type: 'public-liability', coverPounds: 2_000_000 })
  })
})

describe('the rules of a company', () => {
  it('start as required for licence and right to work, and a rule left out stays as it is', async () => {
    const company = await api.aCompany()
    expect((await api.as(company, 'GET', '/check-rules')).json().data).toEqual(DEFAULT_CHECK_RULES)

    await requireFirstAid(company)
    const saved = await api.as(company, 'PUT', '/check-rules', { clothing: 'required' })

    expect(saved.json().data).toEqual({
      ...DEFAULT_CHECK_RULES,
      'first-aid-at-work': 'required',
      languages: 'required',
      clothing: 'required',
    })
  })
})

describe('a search of only what I can work', () => {
  it.each<[name: string, overrides: Parameters<typeof api.aSeeker>[0], extra: object[], found: string[]]>([
    ['leaves out what asks for more', {}, [], ['Doors', 'Steward']],
    ['finds what asks for a certificate they have', {}, [firstAid], ['Doors', 'First aider', 'Steward']],
    [
      'leaves out what ends after the certificate',
      {},
      [{ ...firstAid, expiresOn: '2026-11-21' }],
      ['Doors', 'Steward'],
    ],
    ['leaves out doors without a licence', { licence: null }, [], ['Steward']],
    [
      'leaves out doors after the end of the licence',
      { licence: { sector: 'Door Supervision', expiresOn: '2026-11-21' } },
      [],
      ['Steward'],
    ],
    ['is empty without a right to work', { rightToWork: false }, [], []],
    ['is empty without a date of birth', { dateOfBirth: null }, [], []],
  ])('%s', async (_name, overrides, certificates, found) => {
    const company = await api.aCompany()
    await jobWith(company, [], { title: 'Doors' })
    await jobWith(company, ['first-aid-at-work'], { title: 'First aider' })
    await jobWith(company, [], { title: 'Steward', role: 'event-steward', siaSector: null })
    const seeker = await api.aSeeker(overrides)
    for (const certificate of certificates) await addCertificate(seeker, certificate)

    const list = await api.as(seeker, 'GET', `/jobs?workable=yes&companyId=${company.companyId}`)

    const titles = list.json<{ data: { title: string }[] }>().data.map(({ title }) => title)
    expect(titles.toSorted()).toEqual(found)
  })

  it('leaves out what clashes with agreed work, in every order', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker()
    const taken = await jobWith(company, [], { title: 'Mine', positions: 2 })
    await api.anAssignment({ company, job: taken, seeker })
    await jobWith(company, [], {
      title: 'Later',
      shifts: [{ startsAt: '2026-11-22T17:00:00.000Z', endsAt: '2026-11-22T23:00:00.000Z' }],
    })
    await jobWith(company, [], {
      title: 'Without 11 hours of rest, later',
      shifts: [{ startsAt: '2026-11-22T16:59:00.000Z', endsAt: '2026-11-22T23:00:00.000Z' }],
    })

    for (const sort of ['soonest', 'nearest', 'paid', 'newest', 'best']) {
      const list = await api.as(seeker, 'GET', `/jobs?workable=yes&sort=${sort}&text=later`)
      const mine = await api.as(seeker, 'GET', `/jobs?workable=yes&sort=${sort}&text=mine`)
      expect([sort, list.json().data.length, mine.json().data.length]).toEqual([sort, 1, 0])
    }
  })

  it('needs a session', async () => {
    expect((await api.anonymous('GET', '/jobs?workable=yes')).json().code).toBe('session.required')
  })
})

it('applicants who meet the requirements are listed first', async () => {
  const company = await api.aCompany()
  const job = await jobWith(company, ['first-aid-at-work', 'own-car'])
  for (const fullname of ['Neither One', 'Both Two']) {
    const seeker = await api.aSeeker({ fullname })
    if (fullname === 'Both Two') {
      await addCertificate(seeker, firstAid)
      await api.as(seeker, 'PATCH', '/job-seeker', { hasCar: true })
    }
    await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
  }

  const applicants = (await api.as(company, 'GET', `/jobs/${job.id}/applications`)).json().data

  expect(applicants.map(({ fullname }: { fullname: string }) => fullname)).toEqual(['Both Two', 'Neither One'])
  expect(applicants[0].fit.reasons).toContainEqual({ good: true, declared: true, text: 'Declares all 2 requirements' })
  expect(applicants[1].fit.reasons).toContainEqual({
    good: false,
    declared: false,
    text: 'Meets 0 of 2 requirements, not: First aid at work, Own car',
  })
})

it('booking on by hand records a requirement the company requires', async () => {
  const company = await api.aCompany()
  const seeker = await api.aSeeker()
  const job = await jobWith(company, ['first-aid-at-work'])
  const id = await api.anAssignment({ company, job, seeker })
  await requireFirstAid(company)
  api.moveTo('2026-11-21T22:20:00.000Z')

  await api.as(company, 'POST', `/assignments/${id}/manual`, { action: 'bookOn', reason: 'No signal.' })

  expect((await api.as(company, 'GET', '/alerts')).json().data).toMatchObject([
    { kind: 'papersMissing', missingPapers: ['first-aid-at-work-missing'] },
  ])
})
