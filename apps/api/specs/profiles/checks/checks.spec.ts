import { beforeEach, describe, expect, it } from 'vitest'
import { runDue } from '../../../src/testing/run-due'
import { aShift, type TestShift } from '../../../src/testing/a-shift'
import { anAssignment } from '../../../src/testing/an-assignment'
import { startApi } from '../../../src/testing/start-api'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'

const api = await startApi()
const FIVE_DAYS_BEFORE = '2026-11-16T09:00:00.000Z'
const START = '2026-11-21T22:00:00.000Z'

beforeEach(() => api.moveTo(FIVE_DAYS_BEFORE))

interface DocumentOfWorker {
  kind: string
  id: string | null
  version: number
  state: string
  check: { id: string; answer: string | null } | null
}

/** Agreed work on Saturday night whose company has checked no document. */
async function uncheckedShift(): Promise<TestShift> {
  const shift = await aShift(api)
  await api.db.query('delete from document_check where seeker_id = $1', [shift.seeker.seekerId])
  return shift
}

const listDocuments = async ({ company, seeker }: { company: Company; seeker: Seeker }): Promise<DocumentOfWorker[]> =>
  (await api.as(company, 'GET', `/workers/${seeker.seekerId}/documents`)).json().data.documents

/** New checks of the worker's current documents, accepted unless changed. */
async function newChecks(pair: { company: Company; seeker: Seeker }, change: object = {}) {
  return (await listDocuments(pair)).map(({ kind, id, version, check }) => ({
    seekerId: pair.seeker.seekerId,
    kind,
    documentId: id,
    version,
    lastCheckId: check?.id ?? null,
    result: 'accepted',
    method: 'original-seen',
    ...change,
  }))
}

const recordChecks = (company: Company, checks: object[]) => api.as(company, 'POST', '/document-checks', { checks })
const tryBookOn = ({ id, code, seeker }: TestShift) =>
  api.as(seeker, 'POST', `/assignments/${id}/book-on`, { pin: '0427', code })
const listDue = async (company: Company) => (await api.as(company, 'GET', '/document-checks/due')).json().data
const listNoticeTitles = async (uid: string) =>
  (await api.db.query<{ title: string }>('select title from notification where uid = $1 order by id', [uid])).map(
    ({ title }) => title,
  )
const changeLicence = ({ seeker }: { seeker: Seeker }, licenceId: string | null, expiresOn = '2030-01-31') =>
  api.as(seeker, 'PATCH', `/license/${licenceId}`, { kind: 'sia', sector: 'Door Supervision', expiresOn })

const addLicence = (seeker: Seeker) =>
  api.as(seeker, 'POST', '/license', {
    kind: 'sia',
    sector: 'Door Supervision',
    number: '1012345678903456',
    expiresOn: '2030-01-31',
  })

describe('checks of a removed document', () => {
  const formerChecks = async ({ company, seeker }: { company: Company; seeker: Seeker }) =>
    (await api.as(company, 'GET', `/workers/${seeker.seekerId}/documents`)).json().data.formerChecks

  it('can still be read by the company that made them, and by no other', async () => {
    const shift = await uncheckedShift()
    await recordChecks(shift.company, await newChecks(shift))
    expect(await formerChecks(shift)).toEqual([])
    const licence = (await listDocuments(shift)).find(({ kind }) => kind === 'licence')

    await api.as(shift.seeker, 'DELETE', `/license/${licence?.id}`)

    expect(await formerChecks(shift)).toMatchObject([
      { kind: 'licence', name: expect.stringContaining('SIA licence'), result: 'accepted', method: 'original-seen' },
    ])
    const other = await api.aCompany()
    await api.as(shift.seeker, 'POST', `/jobs/${(await api.aPublishedJob(other)).id}/applications`, { note: '' })
    expect(await formerChecks({ company: other, seeker: shift.seeker })).toEqual([])
  })
})

it('a record of checks answers what is still due of these workers, and of no others', async () => {
  const shift = await uncheckedShift()
  const [licence] = await newChecks(shift)

  const answer = (await recordChecks(shift.company, [licence ?? {}])).json().data

  expect(answer.due).toEqual(await listDue(shift.company))
  expect(answer.due).toMatchObject([{ seekerId: shift.seeker.seekerId, due: [{ subject: 'right-to-work' }] }])
  const [last] = (await newChecks(shift)).slice(1)
  expect((await recordChecks(shift.company, [last ?? {}])).json().data.due).toEqual([])
})

describe('what a shift still awaits', () => {
  const details = async ({ id }: TestShift, person: Seeker | Company) =>
    (await api.as(person, 'GET', `/assignments/${id}`)).json().data
  const awaited = async (shift: TestShift, person: Seeker | Company) => (await details(shift, person)).awaitedChecks

  it('is told to its worker alone, until the company has checked it', async () => {
    const shift = await uncheckedShift()

    expect(await awaited(shift, shift.seeker)).toEqual([
      { subject: 'licence', refused: false },
      { subject: 'right-to-work', refused: false },
    ])
    expect(await awaited(shift, shift.company)).toBeUndefined()

    await recordChecks(shift.company, await newChecks(shift))

    expect(await awaited(shift, shift.seeker)).toEqual([])
  })

  it('is told in the list of work to come, by each company’s own checks and rules', async () => {
    const shift = await uncheckedShift()
    const { seeker } = shift
    const sunday = { startsAt: '2026-11-22T22:00:00.000Z', endsAt: '2026-11-23T06:00:00.000Z' }
    // Another company has checked everything.
    const checked = await aShift(api, { seeker, shifts: [sunday] })
    const listed = async (person: Seeker | Company) =>
      (await api.as(person, 'GET', '/assignments?status=assigned')).json().data as { id: string }[]
    expect(await listed(seeker)).toMatchObject([
      {
        id: shift.id,
        awaitedChecks: [
          { subject: 'licence', refused: false },
          { subject: 'right-to-work', refused: false },
        ],
      },
      { id: checked.id, awaitedChecks: [] },
    ])
    expect((await listed(seeker))[0]).not.toHaveProperty('requirements')
    expect((await listed(shift.company))[0]).not.toHaveProperty('awaitedChecks')

    await api.as(checked.company, 'PUT', '/check-rules', { screening: 'required' })
    await recordChecks(shift.company, await newChecks(shift))

    expect(await listed(seeker)).toMatchObject([
      { id: shift.id, awaitedChecks: [] },
      { id: checked.id, awaitedChecks: [{ subject: 'screening', refused: false }] },
    ])
  })

  it('is told apart from what the company only warns about', async () => {
    const shift = await uncheckedShift()
    await api.as(shift.company, 'PUT', '/check-rules', { licence: 'warn', 'right-to-work': 'required' })

    expect(await details(shift, shift.seeker)).toMatchObject({
      awaitedChecks: [{ subject: 'right-to-work', refused: false }],
      openChecks: ['licence'],
    })
  })
})

describe('booking on', () => {
  it('is refused until the required checks are recorded, and alerts the company once', async () => {
    const shift = await uncheckedShift()
    api.moveTo(START)

    const stopped = await tryBookOn(shift)
    const again = await tryBookOn(shift)

    expect(stopped.statusCode).toBe(403)
    expect(stopped.json()).toMatchObject({
      code: 'booking.unchecked',
      detail:
        'Harbour Security Ltd has to check your SIA licence and your right to work before you book on. ' +
        'We told them that you are here.',
      nextStep: { label: 'Write to the company' },
    })
    expect(again.statusCode).toBe(403)
    expect(await api.db.query('select kind from alert where assignment_id = $1', [shift.id])).toEqual([
      { kind: 'checkDue' },
    ])
    expect(await listNoticeTitles(shift.company.uid)).toEqual([
      'Sam Okoro cannot book on before you accept their documents',
    ])

    const [licence, rightToWork] = await newChecks(shift)
    const alerts = () => api.db.query('select resolution from alert where assignment_id = $1', [shift.id])
    await recordChecks(shift.company, [licence ?? {}])
    expect(await alerts()).toEqual([{ resolution: null }])
    expect((await recordChecks(shift.company, [rightToWork ?? {}])).statusCode).toBe(200)
    expect(await alerts()).toEqual([{ resolution: 'Their documents were checked on Sat 21 Nov 2026, 22:00.' }])
    expect((await tryBookOn(shift)).statusCode).toBe(200)
  })

  it('alerts no more once the work is cancelled', async () => {
    const shift = await uncheckedShift()
    api.moveTo(START)
    await tryBookOn(shift)

    await api.as(shift.company, 'POST', `/assignments/${shift.id}/cancel`, { reason: 'The event is off.' })

    expect(await api.db.query('select kind, resolution from alert where assignment_id = $1', [shift.id])).toEqual([
      { kind: 'checkDue', resolution: 'The company cancelled this work.' },
    ])
  })

  it('alerts the company again when it resolved the alert without a check', async () => {
    const shift = await uncheckedShift()
    api.moveTo(START)
    await tryBookOn(shift)
    const alertIds = async () =>
      (await api.db.query<{ id: string }>('select id from alert where assignment_id = $1', [shift.id])).map(
        ({ id }) => id,
      )
    const [first] = await alertIds()
    await api.as(shift.company, 'POST', `/alerts/${first}/resolve`, {
      outcome: 'dealtWith',
      resolution: 'Will look later.',
    })

    await tryBookOn(shift)

    expect(await alertIds()).toHaveLength(2)
  })

  it('is allowed without checks when the company’s rule is only to warn', async () => {
    const shift = await uncheckedShift()
    await api.as(shift.company, 'PUT', '/check-rules', { licence: 'warn', 'right-to-work': 'warn' })
    api.moveTo(START)

    expect((await tryBookOn(shift)).statusCode).toBe(200)
  })

  it('is refused after a refused check, even when the rule is only to warn', async () => {
    const shift = await aShift(api)
    await api.as(shift.company, 'PUT', '/check-rules', { licence: 'warn', 'right-to-work': 'warn' })
    const [licence] = await newChecks(shift, { result: 'refused', note: 'The picture is not yours.' })
    await recordChecks(shift.company, [licence ?? {}])
    api.moveTo(START)

    const stopped = await tryBookOn(shift)

    expect(stopped.json()).toMatchObject({
      code: 'booking.unchecked',
      detail:
        'Harbour Security Ltd has refused your SIA licence, so you cannot book on until it has looked again. ' +
        'We told them that you are here.',
    })
  })

  it('is refused again after the worker changed a checked document, which notifies the company', async () => {
    const shift = await aShift(api)
    const [licence] = await listDocuments(shift)
    expect((await changeLicence(shift, licence?.id ?? null)).statusCode).toBe(200)
    api.moveTo(START)

    expect((await tryBookOn(shift)).json().code).toBe('booking.unchecked')
    expect((await listDocuments(shift)).map(({ state }) => state)).toEqual(['changed', 'accepted'])
    expect((await listNoticeTitles(shift.company.uid))[0]).toBe('Sam Okoro changed their SIA licence')
  })

  it('needs no new check of a licence that was saved unchanged', async () => {
    const shift = await aShift(api)
    const [licence] = await listDocuments(shift)
    await changeLicence(shift, licence?.id ?? null, '2029-12-31')

    expect((await listDocuments(shift)).map(({ state }) => state)).toEqual(['accepted', 'accepted'])
    expect(await listNoticeTitles(shift.company.uid)).toEqual([])
  })
})

describe('a refused check', () => {
  it.each<[what: string, evade: (shift: TestShift, licenceId: string) => Promise<unknown>]>([
    ['changes the licence', (shift, id) => changeLicence(shift, id)],
    [
      'removes the licence and adds it again',
      async ({ seeker }, id) => {
        await api.as(seeker, 'DELETE', `/license/${id}`)
        await addLicence(seeker)
      },
    ],
    ['adds a second licence', ({ seeker }) => addLicence(seeker)],
  ])('stays in force when the worker %s, even when the rule is only to warn', async (_what, evade) => {
    const shift = await aShift(api)
    await api.as(shift.company, 'PUT', '/check-rules', { licence: 'warn', 'right-to-work': 'warn' })
    const [licence] = await newChecks(shift, { result: 'refused', note: 'Not on the register.' })
    await recordChecks(shift.company, [licence ?? {}])
    await evade(shift, licence?.documentId ?? '')
    api.moveTo(START)

    expect((await tryBookOn(shift)).json().code).toBe('booking.unchecked')
    const checks = (await newChecks(shift, { method: 'original-seen' })).filter(({ kind }) => kind === 'licence')
    expect((await recordChecks(shift.company, checks)).statusCode).toBe(200)
    expect((await tryBookOn(shift)).statusCode).toBe(200)
  })
})

describe('a check', () => {
  it('ends when the worker changes their name, and the company is notified once', async () => {
    const shift = await aShift(api)
    await api.as(shift.seeker, 'PATCH', '/job-seeker', { fullname: 'Sam Okoro' })
    expect((await listDocuments(shift)).map(({ state }) => state)).toEqual(['accepted', 'accepted'])

    await api.as(shift.seeker, 'PATCH', '/job-seeker', { fullname: 'Somebody Else' })

    expect((await listDocuments(shift)).map(({ state }) => state)).toEqual(['changed', 'changed'])
    expect(await listNoticeTitles(shift.company.uid)).toEqual(['Somebody Else changed their name or date of birth'])
  })

  it('of only the licence also ends when the worker changes their name', async () => {
    const shift = await uncheckedShift()
    const [licence] = await newChecks(shift)
    await recordChecks(shift.company, [licence ?? {}])

    await api.as(shift.seeker, 'PATCH', '/job-seeker', { fullname: 'Somebody Else' })

    expect(await listNoticeTitles(shift.company.uid)).toEqual(['Somebody Else changed their name or date of birth'])
  })

  it('is refused with a method that does not fit the document', async () => {
    const shift = await uncheckedShift()
    const answer = await recordChecks(shift.company, await newChecks(shift, { method: 'sia-register' }))

    expect(answer.json().fields).toEqual({ 'checks.1.method': 'This kind of document is not checked that way.' })
  })

  it('that ends is not notified to a company that may no longer read the documents', async () => {
    const shift = await aShift(api)
    const [licence] = await listDocuments(shift)
    await api.db.query(`update assignment set status = 'paid' where id = $1`, [shift.id])

    await changeLicence(shift, licence?.id ?? null)

    expect(await listNoticeTitles(shift.company.uid)).toEqual([])
  })
})

describe('a refused document', () => {
  it('prevents offers and accepting, and the worker can answer the refusal', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker({ findable: true })
    const job = await api.aPublishedJob(company)
    const other = await api.aPublishedJob(company, {
      shifts: [{ startsAt: '2026-11-23T22:00:00.000Z', endsAt: '2026-11-24T06:00:00.000Z' }],
    })
    await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
    await api.as(seeker, 'POST', `/jobs/${other.id}/applications`, {})
    const offered = await api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })
    expect(offered.statusCode).toBe(200)
    const [licence] = await newChecks({ company, seeker }, { result: 'refused', note: 'It is not on the register.' })
    expect((await recordChecks(company, [licence ?? {}])).statusCode).toBe(200)

    const offer = await api.as(company, 'POST', `/jobs/${other.id}/offers`, { seekerId: seeker.seekerId })
    const accepted = await api.as(seeker, 'POST', `/offers/${offered.json().data.id}/accept`, { selfBilling: true })

    expect([offer.json().code, accepted.json().code]).toEqual(['worker.check-refused', 'worker.check-refused'])
    const [mine] = (await api.as(seeker, 'GET', '/license')).json().data
    expect(mine.checks).toMatchObject([{ result: 'refused', note: 'It is not on the register.', current: true }])
    const answer = await api.as(seeker, 'POST', `/document-checks/${mine.checks[0].id}/answer`, {
      answer: 'It was renewed last week.',
    })
    expect(answer.statusCode).toBe(200)
    expect((await listDocuments({ company, seeker }))[0]?.check).toMatchObject({ answer: 'It was renewed last week.' })
    expect(await listNoticeTitles(company.uid)).toContain(
      'Sam Okoro answered your refusal of their SIA licence, Door Supervision',
    )
  })

  it('can be checked again by the company that refused it once no application or work is left', async () => {
    const shift = await aShift(api, { seeker: await api.aSeeker({ findable: true }) })
    const { company, seeker } = shift
    const [licence, rightToWork] = await newChecks(shift, { result: 'refused', note: 'Not on the register.' })
    await recordChecks(company, [licence ?? {}])
    await api.db.query(`update assignment set status = 'paid' where id = $1`, [shift.id])
    const job = await api.aPublishedJob(company, {
      shifts: [{ startsAt: '2026-11-23T22:00:00.000Z', endsAt: '2026-11-24T06:00:00.000Z' }],
    })
    const offer = () => api.as(company, 'POST', `/jobs/${job.id}/offers`, { seekerId: seeker.seekerId })
    expect((await offer()).json()).toMatchObject({ code: 'worker.check-refused', nextStep: { label: 'See the check' } })

    const refused = (await api.as(company, 'GET', '/document-checks/refused')).json().data
    expect(refused).toMatchObject([
      { fullname: 'Sam Okoro', documents: [{ kind: 'licence', state: 'refused', file: null }] },
    ])
    const [again] = await newChecks(shift)
    expect((await recordChecks(company, [rightToWork ?? {}])).json().code).toBe('access.denied')
    expect((await recordChecks(company, [again ?? {}])).statusCode).toBe(200)

    expect((await offer()).statusCode).toBe(200)
    expect((await api.as(company, 'GET', '/document-checks/refused')).json().data).toEqual([])
    expect((await recordChecks(company, [again ?? {}])).json().code).toBe('access.denied')
  })

  it('is not listed for another company', async () => {
    const shift = await aShift(api)
    const [licence] = await newChecks(shift, { result: 'refused', note: 'Not on the register.' })
    await recordChecks(shift.company, [licence ?? {}])

    expect((await api.as(await api.aCompany(), 'GET', '/document-checks/refused')).json().data).toEqual([])
    await api.refusals({ method: 'GET', path: '/document-checks/refused', wrongRole: shift.seeker })
  })

  it('needs a reason', async () => {
    const shift = await aShift(api)
    const [licence] = await newChecks(shift, { result: 'refused' })

    const refused = await recordChecks(shift.company, [licence ?? {}])

    expect(refused.statusCode).toBe(422)
    expect(refused.json().fields).toEqual({ 'checks.0.note': 'Say why. The worker reads this.' })
  })

  it('can be answered by its own worker only, and only while it is refused', async () => {
    const shift = await aShift(api)
    const stranger = await api.aSeeker()
    const [licence] = await newChecks(shift, { result: 'refused', note: 'Out of focus.' })
    await recordChecks(shift.company, [licence ?? {}])
    const [refusal] = await listDocuments(shift)
    const path = `/document-checks/${refusal?.check?.id}/answer`
    await api.refusals({ method: 'POST', path, body: { answer: 'Why?' }, wrongRole: shift.company, stranger })

    const [again] = await newChecks(shift)
    await recordChecks(shift.company, [again ?? {}])
    const late = await api.as(shift.seeker, 'POST', path, { answer: 'Why?' })

    expect(late.json().code).toBe('check.not-refused')
  })
})

describe('recording checks', () => {
  it('is refused for all documents when one has changed since it was read', async () => {
    const shift = await uncheckedShift()
    const checks = await newChecks(shift)
    await changeLicence(shift, checks[0]?.documentId ?? null)

    const refused = await recordChecks(shift.company, checks)

    expect(refused.statusCode).toBe(409)
    expect(refused.json()).toMatchObject({
      code: 'check.outdated',
      detail:
        'Sam Okoro has changed their SIA licence, Door Supervision since you looked. ' +
        'Look again before you record the check.',
    })
    expect(await api.db.query('select 1 from document_check where seeker_id = $1', [shift.seeker.seekerId])).toEqual([])
  })

  it('by two managers at once is accepted once, and the other gets 409', async () => {
    const shift = await uncheckedShift()
    const [licence] = await newChecks(shift)

    const both = await Promise.all([
      recordChecks(shift.company, [licence ?? {}]),
      recordChecks(shift.company, [licence ?? {}]),
    ])

    expect(new Set(both.map(({ statusCode }) => statusCode))).toEqual(new Set([200, 409]))
  })

  it('keeps the restrictions of the right to work as they were', async () => {
    const shift = await uncheckedShift()
    const replace = (restrictions: string) =>
      api.as(shift.seeker, 'PUT', '/right-to-work', { kind: 'passport', expiresOn: '', restrictions })
    await replace('20 hours a week in term time')
    await recordChecks(shift.company, (await newChecks(shift)).slice(1))
    await replace('')

    expect((await listDocuments(shift))[1]).toMatchObject({
      state: 'changed',
      rightToWork: { restrictions: '' },
      check: { restrictions: '20 hours a week in term time' },
    })
  })

  it('notifies the worker of the company, the method and the result', async () => {
    const shift = await uncheckedShift()
    const [licence] = await newChecks(shift, { method: 'sia-register' })
    await recordChecks(shift.company, [licence ?? {}])

    expect(await listNoticeTitles(shift.seeker.uid)).toEqual([
      'Harbour Security Ltd checked your SIA licence, Door Supervision: accepted',
    ])
    const [mine] = (await api.as(shift.seeker, 'GET', '/license')).json().data
    expect(mine.checks).toMatchObject([{ company: 'Harbour Security Ltd', method: 'sia-register', current: true }])
  })

  it('is refused to a company that may not read the documents, and notifies nobody', async () => {
    const company = await api.aCompany()
    const seeker = await api.aSeeker({ findable: true })

    const refused = await recordChecks(company, await newChecks({ company, seeker }))

    expect(refused.json().code).toBe('access.denied')
    expect(await listNoticeTitles(seeker.uid)).toEqual([])
  })

  it('is refused to strangers and seekers', async () => {
    const hidden = await api.aSeeker()
    const company = await api.aCompany()
    const check = {
      seekerId: hidden.seekerId,
      kind: 'right-to-work',
      version: 1,
      result: 'accepted',
      method: 'copy-seen',
    }
    await api.refusals({
      method: 'POST',
      path: '/document-checks',
      body: { checks: [check] },
      wrongRole: hidden,
      stranger: company,
    })
    await api.refusals({ method: 'GET', path: '/document-checks/due', wrongRole: hidden })
    await api.refusals({ method: 'GET', path: '/check-rules', wrongRole: hidden })
    await api.refusals({
      method: 'PUT',
      path: '/check-rules',
      body: { licence: 'warn', 'right-to-work': 'warn' },
      wrongRole: hidden,
    })
  })
})

describe('the list of due checks', () => {
  it('lists each worker once, with the next shift and the documents to check', async () => {
    const shift = await uncheckedShift()
    const later = await api.aPublishedJob(shift.company, {
      shifts: [{ startsAt: '2026-11-22T22:00:00.000Z', endsAt: '2026-11-23T06:00:00.000Z' }],
    })
    await anAssignment(api.deps, { company: shift.company, seeker: shift.seeker, job: later, checked: false })

    expect(await listDue(shift.company)).toMatchObject([
      {
        fullname: 'Sam Okoro',
        shifts: 2,
        nextShift: { assignmentId: shift.id, startsAt: START },
        due: [
          { subject: 'licence', stops: true, expiring: false, document: { state: 'not-checked', version: 1 } },
          { subject: 'right-to-work', stops: true, expiring: false, document: { state: 'not-checked' } },
        ],
      },
    ])
    await recordChecks(shift.company, await newChecks(shift))
    expect(await listDue(shift.company)).toEqual([])
  })

  it('shows an accepted licence that ends within 30 days of the shift', async () => {
    const seeker = await api.aSeeker({ licence: { sector: 'Door Supervision', expiresOn: '2026-12-10' } })
    const shift = await aShift(api, { seeker })

    expect(await listDue(shift.company)).toMatchObject([
      { due: [{ subject: 'licence', stops: false, expiring: true }] },
    ])
  })

  it('leaves out a licence that ends soon, but is not needed', async () => {
    const shift = await aShift(api)
    await api.as(shift.seeker, 'POST', '/license', {
      kind: 'sia',
      sector: 'Vehicle Immobilisation',
      number: '1012345678903456',
      expiresOn: '2026-12-10',
    })
    const checks = (await newChecks(shift)).filter(({ version, lastCheckId }) => version === 1 && lastCheckId === null)
    expect((await recordChecks(shift.company, checks)).statusCode).toBe(200)

    expect(await listDue(shift.company)).toEqual([])
  })

  it('contains the company’s own workers only', async () => {
    await uncheckedShift()
    expect(await listDue(await api.aCompany())).toEqual([])
  })
})

describe('48 hours before a shift', () => {
  it('the company is reminded once of checks still due', async () => {
    const shift = await uncheckedShift()
    const checked = await aShift(api)
    api.moveTo('2026-11-19T21:00:00.000Z')
    await runDue(api.deps, api.deps.clock.now())
    expect(await listNoticeTitles(shift.company.uid)).toEqual([])

    api.moveTo('2026-11-19T22:00:01.000Z')
    await runDue(api.deps, api.deps.clock.now())
    await runDue(api.deps, api.deps.clock.now())

    expect(await listNoticeTitles(shift.company.uid)).toEqual([
      'Check Sam Okoro before Sat 21 Nov 2026, 22:00–06:00 (8 h)',
    ])
    expect(await listNoticeTitles(checked.company.uid)).toEqual([])
  })

  it('the company is reminded again after a document changed, but not for every save', async () => {
    const shift = await aShift(api)
    const [licence] = await listDocuments(shift)
    api.moveTo('2026-11-20T09:00:00.000Z')
    await runDue(api.deps, api.deps.clock.now())
    expect(await listNoticeTitles(shift.company.uid)).toEqual([])

    await changeLicence(shift, licence?.id ?? null)
    await changeLicence(shift, licence?.id ?? null)
    await runDue(api.deps, api.deps.clock.now())

    expect(await listNoticeTitles(shift.company.uid)).toEqual([
      'Sam Okoro changed their SIA licence',
      'Check Sam Okoro before Sat 21 Nov 2026, 22:00–06:00 (8 h)',
    ])
  })
})

describe('when a worker is erased', () => {
  it('checks of workers who worked are kept for two years without their notes, then removed', async () => {
    const shift = await aShift(api)
    const stranger = await api.aCompany()
    const [licence] = await newChecks(shift, { result: 'refused', note: 'Out of focus.' })
    await recordChecks(shift.company, [licence ?? {}])
    await api.db.query(
      `insert into document_check (id, company_id, seeker_id, document_kind, result, checked_by, checked_at)
       values (gen_random_uuid(), $1, $2, 'right-to-work', 'accepted', $3, now())`,
      [stranger.companyId, shift.seeker.seekerId, stranger.uid],
    )
    api.moveTo('2026-11-22T06:00:00.000Z')
    await api.db.query(`update assignment set status = 'paid' where id = $1`, [shift.id])
    await api.db.query('update account set erase_at = $2 where uid = $1', [shift.seeker.uid, api.deps.clock.now()])
    const listChecks = () =>
      api.db.query<{ companyId: string; note: string; documentName: string }>(
        'select company_id, note, document_name from document_check where seeker_id = $1',
        [shift.seeker.seekerId],
      )

    await runDue(api.deps, api.deps.clock.now())
    expect(new Set((await listChecks()).map(({ companyId, note }) => `${companyId}${note}`))).toEqual(
      new Set([shift.company.companyId]),
    )
    api.moveTo('2028-11-22T06:00:01.000Z')
    await runDue(api.deps, api.deps.clock.now())

    expect(await listChecks()).toEqual([])
    expect(
      await api.db.query(`select detail from audit_entry where action = 'checks.removed' and seeker_id = $1`, [
        shift.seeker.seekerId,
      ]),
    ).toEqual([{ detail: { removed: 3 } }])
  })
})

describe('the checks of a worker who is still here', () => {
  it('are removed two years after the last shift, and kept while there is other work', async () => {
    const shift = await aShift(api)
    const [licence] = await newChecks(shift)
    await recordChecks(shift.company, [licence ?? {}])
    await api.db.query(`update assignment set status = 'paid' where id = $1`, [shift.id])
    const count = async () =>
      (await api.db.query('select 1 from document_check where seeker_id = $1', [shift.seeker.seekerId])).length
    const before = await count()

    api.moveTo('2028-11-22T05:00:00.000Z')
    await runDue(api.deps, api.deps.clock.now())
    expect(await count()).toBe(before)
    api.moveTo('2028-11-22T06:00:01.000Z')
    await runDue(api.deps, api.deps.clock.now())
    await runDue(api.deps, api.deps.clock.now())

    expect(before).toBeGreaterThan(0)
    expect(await count()).toBe(0)
  })
})
