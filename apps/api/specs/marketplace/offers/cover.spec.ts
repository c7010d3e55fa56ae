import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import type { Seeker } from '../../../src/testing/a-seeker'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const aFindable = (fullname: string) => api.aSeeker({ fullname, findable: true })
const path = (shift: TestShift, late = true) =>
  `/company/shifts/${shift.job.shift.id}/cover${late ? `?assignmentId=${shift.id}` : ''}`
const find = async (shift: TestShift, late = true) =>
  (await api.as(shift.company, 'GET', path(shift, late))).json().data
const ask = (shift: TestShift, who: readonly Seeker[], body: object = { assignmentId: shift.id }) =>
  api.as(shift.company, 'POST', path(shift, false), { seekerIds: who.map(({ seekerId }) => seekerId), ...body })
const accept = (seeker: Seeker, id: string) => api.as(seeker, 'POST', `/offers/${id}/accept`, { selfBilling: true })
const offersOf = async (seeker: Seeker) => (await api.as(seeker, 'GET', '/offers')).json().data
const openOffer = async (seeker: Seeker): Promise<string> => (await offersOf(seeker))[0].id
const titles = async ({ uid }: { uid: string }) =>
  (
    await api.db.query<{ title: string }>('select title from notification where uid = $1 order by created_at', [uid])
  ).map(({ title }) => title)

/** A shift whose worker has not come 15 minutes after its start. */
async function aLateShift(company?: Company): Promise<TestShift> {
  const shift = await aShift(api, company && { company })
  api.moveTo('2026-11-21T22:15:00.000Z')
  return shift
}

describe('who can cover', () => {
  it('is who is free, licensed and near, and the others are counted by the reason', async () => {
    const shift = await aLateShift()
    const [free, busy] = [await aFindable('Bo Lee'), await aFindable('Di Ray')]
    const blocked = await aFindable('Ed Poe')
    const elsewhere = await aShift(api, { seeker: busy })
    await api.as(shift.company, 'POST', `/workers/${blocked.seekerId}/block`, { reason: 'Late' })

    const cover = await find(shift)

    expect(elsewhere.id).not.toBe(shift.id)
    expect(cover).toMatchObject({ open: true, places: 1, jobId: shift.job.id })
    expect(cover.candidates).toContainEqual(expect.objectContaining({ seekerId: free.seekerId, asked: false }))
    const ids = cover.candidates.map(({ seekerId }: { seekerId: string }) => seekerId)
    expect(ids).not.toContain(busy.seekerId)
    expect(ids).not.toContain(shift.seeker.seekerId)
    expect(cover.unavailable).toContainEqual({ reason: 'busy', people: expect.any(Number) })
  })

  it('is told of each person with what would stop them from booking on', async () => {
    const shift = await aLateShift()
    await api.as(shift.company, 'PUT', '/check-rules', { licence: 'warn', 'right-to-work': 'required' })
    const [ready, unready] = [
      await aFindable('Bo Lee'),
      await api.aSeeker({ fullname: 'Cy Moss', findable: true, rightToWork: false, dateOfBirth: null }),
    ]

    const { candidates } = await find(shift)

    const missingOf = ({ seekerId }: Seeker) =>
      candidates.find((each: { seekerId: string }) => each.seekerId === seekerId).missingPapers
    expect(missingOf(ready)).toEqual(['right-to-work-unchecked'])
    expect(missingOf(unready)).toEqual(['date-of-birth-missing', 'right-to-work-missing'])
  })

  it('is nobody while the worker is not late, is there, or the shift is nearly over', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:05:00.000Z')
    expect(await find(shift)).toMatchObject({ open: false, candidates: [] })
    expect(await find(await aShift(api, { positions: 3 }), false)).toMatchObject({ open: true, places: 2 })

    api.moveTo('2026-11-22T05:50:00.000Z')
    expect((await find(shift)).open).toBe(false)
    const someone = await aFindable('Bo Lee')
    expect((await ask(shift, [someone])).json().code).toBe('offer.too-late')
  })

  it('is refused to other companies, roles and people', async () => {
    const shift = await aLateShift()
    const seeker = await api.aSeeker()
    const supervisor = await api.aMember(shift.company, { role: 'siteSupervisor', siteIds: [shift.job.siteId] })
    const stranger = await api.aCompany()
    const body = { seekerIds: [seeker.seekerId] }

    await api.refusals({ method: 'GET', path: path(shift), wrongRole: seeker, stranger })
    await api.refusals({ method: 'POST', path: path(shift, false), body, wrongRole: supervisor, stranger })
  })
})

describe('own staff in cover', () => {
  const engage = ({ company }: TestShift, { seekerId }: Seeker) =>
    api.db.query(
      `insert into engagement (id, company_id, seeker_id, kind, payroll_number, starts_on, status, proposed_at,
         answered_at)
       values (uuidv7(), $1, $2, 'own-staff', '', '2026-11-01', 'agreed', '2026-11-01', '2026-11-01')`,
      [company.companyId, seekerId],
    )

  it('are not shown without rest or below their minimum wage, whatever the company chose', async () => {
    const shift = await aLateShift()
    const [tired, young, rested] = [await aFindable('Tired'), await aFindable('Young'), await aFindable('Rested')]
    for (const seeker of [tired, young, rested]) await engage(shift, seeker)
    await api.anAssignment({
      company: shift.company,
      seeker: tired,
      job: await api.aPublishedJob(shift.company, {
        shifts: [{ startsAt: '2026-11-22T08:00:00.000Z', endsAt: '2026-11-22T16:00:00.000Z' }],
      }),
    })
    await api.db.query(`update seeker set date_of_birth = '2007-05-17' where id = $1`, [young.seekerId])
    await api.db.query('update job set pay_per_hour = 1080 where id = $1', [shift.job.id])
    const [low, wage] = [await find(shift), { people: 2, reason: 'wage' }]
    await api.db.query('update job set pay_per_hour = 1271 where id = $1', [shift.job.id])

    const paid = await find(shift)

    const names = ({ candidates }: { candidates: { fullname: string }[] }) => candidates.map(({ fullname }) => fullname)
    expect(low.unavailable).toEqual(expect.arrayContaining([{ reason: 'rest', people: 1 }, wage]))
    expect(names(paid)).toEqual(expect.arrayContaining(['Young', 'Rested']))
    expect(names(paid)).not.toContain('Tired')
    expect((await ask(shift, [tired])).json().code).toBe('offer.working-time')
  })

  it('take the place without self-billing, and the work keeps its kind', async () => {
    const shift = await aLateShift()
    const bo = await aFindable('Bo Lee')
    await engage(shift, bo)
    await ask(shift, [bo])

    const accepted = await api.as(bo, 'POST', `/offers/${await openOffer(bo)}/accept`, {})

    expect(accepted.statusCode).toBe(200)
    const [id] = accepted.json().data.assignmentIds
    expect((await api.as(bo, 'GET', `/assignments/${id}`)).json().data).toMatchObject({ engagement: 'own-staff' })
  })
})

describe('a late worker', () => {
  it('is covered by somebody with no known home: no distance in the offer, and time for 10 miles', async () => {
    const shift = await aLateShift()
    const somebody = await aFindable('Bo Lee')
    await ask(shift, [somebody])
    await api.db.query('update seeker set home_lat = null, home_lng = null where id = $1', [somebody.seekerId])

    const [offer] = await offersOf(somebody)
    await accept(somebody, offer.id)

    expect(offer.cover).toBeNull()
    const [work] = await api.db.query<{ expectedAt: string }>(
      'select expected_at from assignment where seeker_id = $1',
      [somebody.seekerId],
    )
    expect(work?.expectedAt).toBe('2026-11-21T22:50:00.000Z')
  })

  it('keeps the place until somebody accepts; then it is theirs, and the others are told', async () => {
    const shift = await aLateShift()
    const [first, second] = [await aFindable('Bo Lee'), await aFindable('Cy Moss')]

    const answer = await ask(shift, [first, second])

    expect(answer.json().data).toEqual({ asked: [first.seekerId, second.seekerId], leftOut: [] })
    expect(await titles(shift.seeker)).toContain(
      'You are late: others are asked to cover Door supervisor, Saturday night',
    )
    const [offer] = await offersOf(first)
    expect(offer).toMatchObject({ lapsesAt: '2026-11-21T22:30:00.000Z', cover: { travelMinutes: expect.any(Number) } })
    const [late] = (await api.as(shift.company, 'GET', '/company/control-room')).json().data.late
    expect(late.assignmentId).toBe(shift.id)

    expect((await accept(first, offer.id)).statusCode).toBe(200)

    expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data.status).toBe('noShow')
    expect((await offersOf(second))[0].status).toBe('rescinded')
    expect(await titles(second)).toContain('Filled: Door supervisor, Saturday night')
    const taken = await api.db.query('select seeker_id from assignment where shift_id = $1 and status = $2', [
      shift.job.shift.id,
      'assigned',
    ])
    expect(taken).toEqual([{ seekerId: first.seekerId }])
    expect((await api.as(shift.company, 'GET', '/company/control-room')).json().data.late).toEqual([])
  })

  it('who comes after all keeps the place: the offers end, and those asked are told', async () => {
    const shift = await aLateShift()
    const asked = await aFindable('Bo Lee')
    await ask(shift, [asked])
    const offer = await openOffer(asked)

    await bookOnShift(api, shift)

    expect((await accept(asked, offer)).json().code).toBe('offer.not-open')
    expect(await titles(asked)).toContain('No cover needed: Door supervisor, Saturday night')
    const [cover] = await api.db.query('select result from cover where shift_id = $1', [shift.job.shift.id])
    expect(cover).toEqual({ result: 'arrived' })
  })

  it('loses the place to one of two who accept at the same time', async () => {
    const shift = await aLateShift()
    const [first, second] = [await aFindable('Bo Lee'), await aFindable('Cy Moss')]
    await ask(shift, [first, second])

    const answers = await Promise.all([accept(first, await openOffer(first)), accept(second, await openOffer(second))])

    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

it('a sweep does not close the offers while the late worker still has the place', async () => {
  const shift = await aLateShift()
  const asked = await aFindable('Bo Lee')
  await ask(shift, [asked])

  await runDue(api.deps, api.deps.clock.now())

  expect((await offersOf(asked))[0].status).toBe('open')
})

it('two controllers ask at once: nobody is asked twice, and cover is sought once', async () => {
  const shift = await aLateShift()
  const [first, second] = [await aFindable('Bo Lee'), await aFindable('Cy Moss')]

  await Promise.all([ask(shift, [first, second]), ask(shift, [first])])

  expect(await offersOf(first)).toHaveLength(1)
  const covers = await api.db.query('select id from cover where shift_id = $1', [shift.job.shift.id])
  expect(covers).toHaveLength(1)
})

it('a cancelled place is covered without anybody late, and nobody answering is said once', async () => {
  const shift = await aShift(api)
  const finance = await api.aMember(shift.company, { role: 'finance' })
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/cancel`, { reason: 'Ill.' })
  api.moveTo('2026-11-21T20:00:00.000Z')
  const [first, second] = [await aFindable('Bo Lee'), await aFindable('Cy Moss')]
  await ask(shift, [first, second], { minutes: 30 })

  api.moveTo('2026-11-21T20:31:00.000Z')
  await runDue(api.deps, api.deps.clock.now())

  const told = (await titles(shift.company)).filter((title) => /did not answer|Nobody took/.test(title))
  expect(told).toEqual(['Nobody took the cover: Door supervisor, Saturday night'])
  expect(await titles(finance)).not.toContain(told[0])
})

it('a job cancelled while people are asked ends the cover, and nobody is told to ask others', async () => {
  const shift = await aLateShift()
  await ask(shift, [await aFindable('Bo Lee')])
  const cancelled = await api.as(shift.company, 'POST', `/jobs/${shift.job.id}/cancel`, { reason: 'Closed.' })
  expect(cancelled.statusCode).toBe(200)

  await runDue(api.deps, api.deps.clock.now())

  const covers = await api.db.query('select result from cover where shift_id = $1 and ended_at is not null', [
    shift.job.shift.id,
  ])
  expect(covers).toEqual([{ result: 'unanswered' }])
  expect(await titles(shift.company)).not.toContain('Nobody took the cover: Door supervisor, Saturday night')
})

it('cover unanswered until the shift is nearly over ends without a word: nobody can be asked any more', async () => {
  const shift = await aLateShift()
  api.moveTo('2026-11-22T05:40:00.000Z')
  await ask(shift, [await aFindable('Bo Lee')])

  api.moveTo('2026-11-22T05:56:00.000Z')
  await runDue(api.deps, api.deps.clock.now())

  expect(await titles(shift.company)).not.toContain('Nobody took the cover: Door supervisor, Saturday night')
})

it('somebody on the way is expected when they can be there, not late at once', async () => {
  const shift = await aLateShift()
  const asked = await aFindable('Bo Lee')
  await ask(shift, [asked])
  await accept(asked, await openOffer(asked))

  api.moveTo('2026-11-21T22:20:00.000Z')
  await runDue(api.deps, api.deps.clock.now())

  expect((await api.as(shift.company, 'GET', '/company/control-room')).json().data.figures).toMatchObject({
    late: 0,
    expected: 1,
  })
})

describe('somebody who left early', () => {
  it('is covered by one more place, once, and the alert ends when whoever takes over books on', async () => {
    const shift = await aShift(api)
    api.moveTo('2026-11-21T22:00:00.000Z')
    const token = await bookOnShift(api, shift)
    api.moveTo('2026-11-22T02:00:00.000Z')
    await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': token })
    const [first, second] = [await aFindable('Bo Lee'), await aFindable('Cy Moss')]
    expect((await find(shift)).open).toBe(true)

    await ask(shift, [first, second])
    const accepted = await accept(first, await openOffer(first))
    const again = await ask(shift, [second])

    expect((await offersOf(second))[0].status).toBe('rescinded')
    expect(again.json().detail).toBe('Somebody has accepted to take over already.')
    expect(await titles(shift.seeker)).not.toContain(expect.stringMatching(/^You are late/))
    const [{ positions } = {}] = await api.db.query<{ positions: number }>(
      'select positions from shift where id = $1',
      [shift.job.shift.id],
    )
    expect(positions).toBe(2)
    const leftStatus = (await api.as(shift.seeker, 'GET', `/assignments/${shift.id}`)).json().data.status
    expect(leftStatus).toBe('completed')

    api.moveTo('2026-11-22T03:10:00.000Z')
    await api.as(shift.company, 'POST', `/assignments/${accepted.json().data.assignmentIds[0]}/manual`, {
      action: 'bookOn',
      reason: 'No code at the gate.',
    })
    const [alert] = await api.db.query<{ resolution: string }>(
      `select resolution from alert where assignment_id = $1 and kind = 'leftEarly'`,
      [shift.id],
    )
    expect(alert?.resolution).toBe('Bo Lee booked on in their place at 03:10.')
  })
})
