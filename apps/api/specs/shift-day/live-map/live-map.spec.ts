import { randomUUID } from 'node:crypto'
import type { LiveMap, Trail } from '@s4/contract'
import { removeOldTrails } from '@s4/api-shift-day/attendance'
import { beforeEach, expect, it } from 'vitest'
import { aShift, bookOnShift, type TestShift } from '../../../src/testing/a-shift'
import type { Company } from '../../../src/testing/a-company'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const AT_SITE = { lat: 51.508, lng: -0.0594, accuracy: 20.4 }
const AWAY = { lat: 51.53, lng: -0.0594, accuracy: 15 }
const moveTo = (time: string) => api.moveTo(`2026-11-${time}:00.000Z`)
beforeEach(() => api.moveTo('2026-11-16T09:00:00.000Z'))

const map = async (company: Company) =>
  (await api.as(company, 'GET', '/company/live-map')).json<{ data: LiveMap }>().data
const trail = async (company: Company, id: string) =>
  (await api.as(company, 'GET', `/assignments/${id}/trail`)).json<{ data: Trail }>().data
const report = (shift: TestShift, position: object, time: string) =>
  api.as(shift.seeker, 'POST', `/assignments/${shift.id}/location`, {
    position,
    deviceAt: `2026-11-${time}:00.000Z`,
  })

const siteOf = async (assignmentId: string) =>
  (await api.db.query<{ id: string }>('select site_id as id from assignment where id = $1', [assignmentId]))[0]?.id ??
  ''

/** Booked on at 22:00, by default sharing the position. */
async function onShift(company?: Company, { shareLocation = true } = {}) {
  const shift = await aShift(api, { ...(company && { company }), alertDuration: 60 })
  moveTo('21T22:00')
  return { ...shift, token: await bookOnShift(api, shift, { shareLocation }) }
}

it('shows who is booked on, where, and who shares nothing; nothing of another company', async () => {
  const company = await api.aCompany()
  const here = await onShift(company)
  api.moveTo('2026-11-16T09:00:00.000Z')
  const silent = await onShift(company, { shareLocation: false })
  api.moveTo('2026-11-16T09:00:00.000Z')
  await onShift()
  api.moveTo('2026-11-16T09:00:00.000Z')
  await aShift(api, { company })
  moveTo('21T22:05')
  await report(here, AT_SITE, '21T22:05')
  moveTo('21T22:07')
  await report(here, AWAY, '21T22:07')

  const shown = await map(company)

  expect(shown.sites[0]).toMatchObject({ siteName: 'Tobacco Dock', point: { lat: 51.5079 }, boundary: null })
  const of = ({ id }: TestShift) => shown.people.find(({ assignmentId }) => assignmentId === id)
  expect(shown.people).toHaveLength(2)
  expect(of(here)).toMatchObject({
    shares: true,
    openAlerts: 1,
    onBreak: false,
    position: { ...AWAY, inside: 'outside', at: '2026-11-21T22:07:00.000Z', later: false },
  })
  expect(of(silent)).toMatchObject({ shares: false, position: null, openAlerts: 0 })
  expect((await api.as(company, 'GET', '/company/control-room/map')).json()).toMatchObject({
    data: { people: [{ assignmentId: here.id, inside: 'outside', openAlerts: 1 }] },
  })
})

it('the last position is the newest by its own time, not the one that arrived last', async () => {
  const shift = await onShift()
  moveTo('21T23:00')
  await report(shift, AT_SITE, '21T23:00')
  await api.as(
    shift.seeker,
    'POST',
    '/phone-queue',
    {
      sentAt: '2026-11-21T23:00:30.000Z',
      actions: [
        {
          key: randomUUID(),
          name: 'attendance.reportPosition',
          input: { id: shift.id, position: AWAY, deviceAt: '2026-11-21T22:20:00.000Z' },
          pressedAt: '2026-11-21T22:20:00.000Z',
          offset: 0,
        },
      ],
    },
    { 'shift-token': shift.token },
  )

  expect((await map(shift.company)).people[0]?.position).toMatchObject({ lat: AT_SITE.lat, later: false, accuracy: 20 })
  expect((await trail(shift.company, shift.id)).fixes).toMatchObject([
    { at: expect.stringContaining('T22:'), inside: 'outside', later: true },
    { at: '2026-11-21T23:00:00.000Z', inside: 'inside', later: false },
  ])
})

it('a position of a clock that is a minute fast is of when it arrived', async () => {
  const shift = await onShift()
  await report(shift, AT_SITE, '21T22:01')

  expect((await map(shift.company)).people[0]?.position?.at).toBe('2026-11-21T22:00:00.000Z')
  expect((await trail(shift.company, shift.id)).fixes).toMatchObject([{ at: '2026-11-21T22:00:00.000Z' }])
})

it('a position is gone from the map as soon as it is not shared any more', async () => {
  const shift = await onShift()
  await report(shift, AT_SITE, '21T22:00')
  await api.as(shift.seeker, 'POST', `/assignments/${shift.id}/share-location`, { share: false })

  expect((await map(shift.company)).people).toMatchObject([{ shares: false, position: null }])
})

it('the trail has the way and what happened in order, until it is deleted', async () => {
  const shift = await onShift()
  await report(shift, AT_SITE, '21T22:00')
  moveTo('21T22:30')
  const { seeker, company, id } = shift
  await api.as(seeker, 'POST', `/assignments/${id}/break`, { action: 'start' })
  moveTo('21T22:40')
  await api.as(seeker, 'POST', `/assignments/${id}/break`, { action: 'end' })
  await api.as(seeker, 'POST', `/assignments/${id}/logbook`, { text: 'Quiet.', fileIds: [] })
  moveTo('21T23:59')
  await runDue(api.deps, api.deps.clock.now())
  moveTo('22T06:00')
  await api.as(seeker, 'POST', `/assignments/${id}/book-off`, {})

  const shown = await trail(company, id)

  expect(shown.events.map(({ kind, alert }) => alert ?? kind)).toEqual([
    'bookOn',
    'breakStart',
    'breakEnd',
    'report',
    'callMissed',
    'bookOff',
  ])
  expect(shown).toMatchObject({ removedAt: null, bookedOffAt: '2026-11-22T06:00:00.000Z', fixes: [{ lat: 51.508 }] })

  await removeOldTrails(api.deps, new Date('2026-12-22T06:00:00.000Z'))
  expect(await trail(company, id)).toMatchObject({ fixes: [], removedAt: '2026-12-22T06:00:00.000Z' })
})

it('another company, a worker and nobody read neither', async () => {
  const shift = await onShift()
  const other = await api.aCompany()

  expect((await api.as(other, 'GET', `/assignments/${shift.id}/trail`)).statusCode).toBe(404)
  expect((await api.as(other, 'GET', `/assignments/${randomUUID()}/trail`)).statusCode).toBe(404)
  expect((await api.as(shift.seeker, 'GET', `/assignments/${shift.id}/trail`)).statusCode).toBe(403)
  expect((await api.as(shift.seeker, 'GET', '/company/live-map')).statusCode).toBe(403)
  expect((await api.anonymous('GET', `/assignments/${shift.id}/trail`)).statusCode).toBe(401)
  expect((await api.anonymous('GET', '/company/live-map')).statusCode).toBe(401)
})

it('a member limited to another site sees neither the site nor its people', async () => {
  const shift = await onShift()
  const [here, elsewhere] = await Promise.all([
    siteOf(shift.id),
    aShift(api, { company: shift.company }).then(({ id }) => siteOf(id)),
  ])
  const member = await api.aMember(shift.company, { role: 'controller', siteIds: [elsewhere] })
  const ownMember = await api.aMember(shift.company, { role: 'controller', siteIds: [here] })

  expect(await map(member)).toMatchObject({ sites: [{ siteId: elsewhere }], people: [] })
  expect((await api.as(member, 'GET', `/assignments/${shift.id}/trail`)).statusCode).toBe(404)
  expect((await map(ownMember)).people).toHaveLength(1)
})
