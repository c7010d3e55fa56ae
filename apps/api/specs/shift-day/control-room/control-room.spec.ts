import { expect, it } from 'vitest'
import { aShift, bookOnShift } from '../../../src/testing/a-shift'
import type { Company } from '../../../src/testing/a-company'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

const room = async (company: Company) => (await api.as(company, 'GET', '/company/control-room')).json().data
const map = async (company: Company) => (await api.as(company, 'GET', '/company/control-room/map')).json().data

const AT_SITE = { lat: 51.508, lng: -0.0594, accuracy: 20 }

it('a company with nothing yet has an empty room', async () => {
  const company = await api.aCompany()

  expect(await room(company)).toMatchObject({
    figures: { on: 0, expected: 0, late: 0, noAnswer: 0, alerts: 0, unfilled: 0, hoursToAgree: 0 },
    late: [],
    alerts: [],
    unfilled: [],
    unfilledLater: { places: 0, shifts: 0, first: null },
    applicants: [],
    notPosted: [],
    drafts: { jobs: 0, first: null },
    timeline: [],
  })
  expect(await map(company)).toMatchObject({ sites: [], people: [] })
})

it('shows who is on, who is late with the alert about it, and nothing of another company', async () => {
  const company = await api.aCompany()
  const [on, late] = [await aShift(api, { company }), await aShift(api, { company })]
  await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, on)
  expect(await room(company)).toMatchObject({ figures: { on: 1, expected: 1, late: 0 }, late: [] })

  api.moveTo('2026-11-21T22:10:00.000Z')
  await runDue(api.deps, api.deps.clock.now())

  const shown = await room(company)
  expect(shown).toMatchObject({
    figures: { on: 1, expected: 0, late: 1, alerts: 0 },
    late: [{ assignmentId: late.id, expectedAt: '2026-11-21T22:00:00.000Z', acknowledgedAt: null }],
  })
  expect(shown.late[0].alertId).not.toBeNull()
})

it('shows a missed check call with where the worker was last, and a call for help before it', async () => {
  const company = await api.aCompany()
  const [silent, hurt] = [await aShift(api, { company }), await aShift(api, { company })]
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, silent, { shareLocation: true })
  await bookOnShift(api, hurt)
  api.moveTo('2026-11-21T22:31:00.000Z')
  await api.as(silent.seeker, 'POST', `/assignments/${silent.id}/location`, {
    position: AT_SITE,
    deviceAt: '2026-11-21T22:31:00.000Z',
  })

  const waiting = await room(company)
  expect(waiting.calls).toMatchObject([
    { assignmentId: expect.any(String), dueAt: '2026-11-21T22:30:00.000Z', missAt: '2026-11-21T22:35:00.000Z' },
    { seekerName: expect.any(String) },
  ])
  expect(waiting.timeline).not.toContainEqual(expect.objectContaining({ kind: 'call' }))

  api.moveTo('2026-11-21T22:36:00.000Z')
  await runDue(api.deps, api.deps.clock.now())
  await api.as(hurt.seeker, 'POST', `/assignments/${hurt.id}/help`, {})

  const shown = await room(company)
  expect(shown.figures).toMatchObject({ on: 2, alerts: 3, noAnswer: 2 })
  expect(shown.alerts[0]).toMatchObject({ kind: 'help', assignmentId: hurt.id, lastSeen: null })
  expect(shown.alerts.find(({ assignmentId }: { assignmentId: string }) => assignmentId === silent.id)).toMatchObject({
    kind: 'missedCheckCall',
    callDueAt: '2026-11-21T22:30:00.000Z',
    lastSeen: { at: '2026-11-21T22:31:00.000Z' },
  })
  expect((await map(company)).people).toMatchObject([{ assignmentId: silent.id }])
})

it('somebody who answered after all and booked off is not said to be silent or still to end', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  const token = await bookOnShift(api, shift)
  api.moveTo('2026-11-21T22:36:00.000Z')
  await runDue(api.deps, api.deps.clock.now())
  const [call] = await api.db.query<{ id: string }>(
    `select id from check_call where assignment_id = $1 and status = 'missed'`,
    [shift.id],
  )
  await api.anonymous('POST', `/check-calls/${call?.id}/answer`, { pin: '0427' }, { 'shift-token': token })
  const answered = await room(shift.company)
  api.moveTo('2026-11-21T22:40:00.000Z')
  await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': token })

  const bookedOff = await room(shift.company)
  await api.as(shift.company, 'POST', `/alerts/${bookedOff.alerts[0].alertId}/acknowledge`)

  expect(answered).toMatchObject({
    figures: { noAnswer: 0 },
    alerts: [{ kind: 'missedCheckCall', answeredAt: '2026-11-21T22:36:00.000Z', bookedOffAt: null }],
  })
  expect(answered.timeline).toContainEqual(expect.objectContaining({ kind: 'end', people: 1 }))
  expect(bookedOff.alerts).toMatchObject([
    { kind: 'leftEarly' },
    { kind: 'missedCheckCall', bookedOffAt: '2026-11-21T22:40:00.000Z' },
  ])
  expect(bookedOff.timeline).not.toContainEqual(expect.objectContaining({ kind: 'end' }))
  expect((await room(shift.company)).alerts[0].acknowledgedBy).toEqual(expect.stringMatching(/\w/))
})

it('a location that comes late does not hide a newer one', async () => {
  const company = await api.aCompany()
  const silent = await aShift(api, { company })
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, silent, { shareLocation: true })
  api.moveTo('2026-11-21T22:33:00.000Z')
  for (const deviceAt of ['2026-11-21T22:31:00.000Z', '2026-11-21T22:20:00.000Z'])
    await api.as(silent.seeker, 'POST', `/assignments/${silent.id}/location`, { position: AT_SITE, deviceAt })
  await api.as(silent.seeker, 'POST', `/assignments/${silent.id}/help`, {})

  const { alerts } = await room(company)

  expect(alerts).toMatchObject([{ kind: 'help', lastSeen: { at: '2026-11-21T22:31:00.000Z' } }])
})

it('an unfilled shift says who lost the place, how many offers are out and who applied', async () => {
  const company = await api.aCompany()
  const shift = await aShift(api, { company, positions: 2 })
  const [applicant, asked] = [await api.aSeeker(), await api.aSeeker()]
  await api.as(applicant, 'POST', `/jobs/${shift.job.id}/applications`, {})
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/cancel`, { reason: 'Ill.' })
  await api.as(asked, 'POST', `/jobs/${shift.job.id}/applications`, {})
  api.moveTo('2026-11-21T10:00:00.000Z')
  await api.as(company, 'POST', `/jobs/${shift.job.id}/offers`, { seekerId: asked.seekerId })

  const shown = await room(company)

  expect(shown.figures).toMatchObject({ unfilled: 2, expected: 0 })
  expect(shown.unfilled).toMatchObject([
    { positions: 2, taken: 0, offersOut: 1, applicants: 1, lost: { seekerName: 'Sam Okoro', how: 'cancelled' } },
  ])
  expect(shown.applicants).toMatchObject([{ jobId: shift.job.id, waiting: 1, full: false }])
  expect(shown.timeline).toMatchObject([{ kind: 'start', people: 0, open: 2 }])
})

it('says of applicants that the job they wait for is full', async () => {
  const company = await api.aCompany()
  const job = await api.aPublishedJob(company, { positions: 1 })
  await api.as(await api.aSeeker(), 'POST', `/jobs/${job.id}/applications`, {})
  await api.anAssignment({ company, job, seeker: await api.aSeeker() })

  expect((await room(company)).applicants).toMatchObject([{ jobId: job.id, waiting: 1, full: true }])
})

it('counts what is to fill after the next 24 hours, for 7 days, without what is full or closed', async () => {
  const company = await api.aCompany()
  const shift = await aShift(api, { company, positions: 3 })
  await aShift(api, { company, positions: 1 })
  await aShift(api, { company, positions: 2, status: 'closed' })
  const rival = await api.aCompany()

  api.moveTo('2026-11-14T21:59:00.000Z')
  const tooEarly = await room(company)
  api.moveTo('2026-11-19T10:00:00.000Z')
  const shown = await room(company)
  const others = await room(rival)
  api.moveTo('2026-11-21T10:00:00.000Z')
  const onTheDay = await room(company)

  expect(tooEarly.unfilledLater.places).toBe(0)
  expect(shown.unfilledLater).toMatchObject({
    places: 2,
    shifts: 1,
    first: { jobId: shift.job.id, startsAt: '2026-11-21T22:00:00.000Z' },
  })
  expect(others.unfilledLater).toEqual({ places: 0, shifts: 0, first: null })
  expect(onTheDay.unfilledLater.first).toBeNull()
  expect(onTheDay.unfilled).toHaveLength(1)
})

it('neither a closed job nor a shift about to end can be filled', async () => {
  const company = await api.aCompany()
  await aShift(api, { company, positions: 2, status: 'closed' })
  await aShift(api, { company, positions: 2 })
  api.moveTo('2026-11-22T05:46:00.000Z')

  expect((await room(company)).unfilled).toEqual([])
})

it('somebody with sites of their own sees those alone', async () => {
  const company = await api.aCompany()
  const [mine, other] = [await aShift(api, { company }), await aShift(api, { company })]
  const supervisor = await api.aMember(company, { role: 'siteSupervisor', siteIds: [mine.job.siteId] })
  api.moveTo('2026-11-21T22:00:00.000Z')
  await bookOnShift(api, other)
  api.moveTo('2026-11-21T22:10:00.000Z')

  const shown = await room(supervisor)

  expect(shown).toMatchObject({ figures: { on: 0, late: 1 }, late: [{ assignmentId: mine.id }] })
  expect((await map(supervisor)).sites).toMatchObject([{ siteId: mine.job.siteId }])
  expect((await room(company)).figures).toMatchObject({ on: 1, late: 1 })
})

it('the control room is refused to everybody but a company', async () => {
  const seeker = await api.aSeeker()

  await api.refusals({ method: 'GET', path: '/company/control-room', wrongRole: seeker })
  await api.refusals({ method: 'GET', path: '/company/control-room/map', wrongRole: seeker })
})

it('a call for help stays after its shift and its day until it is resolved; other alerts go', async () => {
  const shift = await aShift(api)
  api.moveTo('2026-11-21T22:00:00.000Z')
  const token = await bookOnShift(api, shift)
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/help`, {})
  api.moveTo('2026-11-21T22:36:00.000Z')
  await runDue(api.deps, api.deps.clock.now())
  await api.anonymous('POST', `/assignments/${shift.id}/book-off`, {}, { 'shift-token': token })
  api.moveTo('2026-11-23T08:00:00.000Z')

  const { alerts, figures } = await room(shift.company)
  expect(alerts).toMatchObject([{ kind: 'help', severity: 'urgent' }])
  expect(figures.alerts).toBe(1)

  const call = { outcome: 'dealtWith', resolution: 'Rang him.' }
  await api.as(shift.company, 'POST', `/alerts/${alerts[0].alertId}/resolve`, call)
  expect((await room(shift.company)).alerts).toEqual([])
})
