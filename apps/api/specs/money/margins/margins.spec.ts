import type { Margins } from '@s4/contract'
import { expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const sam = await api.aSeeker()
const RANGE = 'from=2026-11-16&to=2026-11-29'

const rate = {
  role: 'door-supervisor',
  from: '2026-01-01',
  pencePerHour: 2400,
  night: null,
  saturday: null,
  sunday: 2700,
  bankHoliday: null,
}

/** A site of a client whose contract charges £24.00 an hour, and £27.00 on Sunday. */
async function aClientSite(acme: Company, name: string): Promise<{ clientId: string; siteId: string }> {
  const siteId = await api.aSite(acme, { name: `Site of ${name}` })
  const clientId = (await api.as(acme, 'POST', '/clients', { name })).json().data.id
  await api.as(acme, 'PUT', `/clients/${clientId}/sites`, { siteIds: [siteId] })
  return { clientId, siteId }
}
const aContract = (acme: Company, clientId: string) =>
  api.as(acme, 'POST', `/clients/${clientId}/contracts`, {
    title: 'Doors',
    startsOn: '2026-11-01',
    endsOn: null,
    noticeDays: 28,
    rates: [rate],
    posts: [],
  })
const margins = async (acme: Company, query = '') =>
  (await api.as(acme, 'GET', `/margins?${RANGE}${query}`)).json<{ data: Margins }>().data

it('adds up planned and agreed charge and cost, to the penny', async () => {
  const acme = await api.aCompany()
  const { clientId, siteId } = await aClientSite(acme, 'Harbour Events')
  // Sat 22:00 to Sun 06:00: two hours at £24.00 and six at £27.00 are charged, eight at £14.50 are paid.
  const job = await api.aPublishedJob(acme, { siteId, positions: 2 })
  const { id } = await aWorkedShift(api, { company: acme, seeker: await api.aSeeker(), job, minutes: 450 })
  await aContract(acme, clientId)
  await api.db.query(
    'update job set client_id = $2, contract_id = (select id from client_contract where client_id = $2) where id = $1',
    [job.id, clientId],
  )
  api.moveTo('2026-11-23T09:00:00.000Z')
  await api.as(acme, 'POST', `/assignments/${id}/hours`, { action: 'agree' })

  const { rows, total } = await margins(acme)

  expect(rows).toEqual([
    {
      key: clientId,
      label: 'Harbour Events',
      plannedCharge: 2 * (2 * 2400 + 6 * 2700),
      plannedCost: 2 * 8 * 1450,
      actualCharge: 2 * 2400 + 5.5 * 2700,
      actualCost: 7.5 * 1450,
      unpriced: 0,
      unpricedPlannedCost: 0,
      unpricedActualCost: 0,
      waiting: 0,
    },
  ])
  expect(total).toEqual({ ...rows[0], key: undefined, label: undefined })
})

it('counts agreed expenses and what is owed for cancelling as cost, and hours not agreed as waiting', async () => {
  const acme = await api.aCompany()
  const { clientId, siteId } = await aClientSite(acme, 'Dockside')
  await aContract(acme, clientId)
  const [cancelled, waiting] = [
    await api.aPublishedJob(acme, { siteId }),
    await api.aPublishedJob(acme, {
      siteId,
      shifts: [{ startsAt: '2026-11-26T10:00:00.000Z', endsAt: '2026-11-26T18:00:00.000Z' }],
    }),
  ]
  await api.as(acme, 'PUT', `/clients/${clientId}/sites`, { siteIds: [siteId] })
  await api.db.query(
    `update job set client_id = $2, contract_id = (select id from client_contract where client_id = $2)
     where company_id = $1`,
    [acme.companyId, clientId],
  )
  const lost = await api.anAssignment({
    company: acme,
    job: cancelled,
    seeker: await api.aSeeker(),
    status: 'cancelled',
  })
  await api.db.query(`update assignment set ended_by = 'company', ended_at = now(), owed_pence = 5800 where id = $1`, [
    lost,
  ])
  await api.anAssignment({ company: acme, job: waiting, seeker: await api.aSeeker() })

  const { total } = await margins(acme)

  expect(total).toMatchObject({ actualCharge: 0, actualCost: 5800, waiting: 1, unpriced: 0 })
})

it('leaves out shifts without a charge rate and says how many', async () => {
  const acme = await api.aCompany()
  const job = await api.aPublishedJob(acme)

  expect(await margins(acme)).toMatchObject({
    unpricedShifts: [{ jobId: job.id, clientId: null }],
    rows: [{ key: 'none', label: 'No client', plannedCharge: 0, plannedCost: 0, unpriced: 1 }],
    total: { unpriced: 1, unpricedPlannedCost: expect.any(Number) },
  })
})

it('groups by week, site, shift and month, and gives the same as CSV', async () => {
  const acme = await api.aCompany()
  const { siteId } = await aClientSite(acme, '=cmd()')
  await api.aPublishedJob(acme, { siteId })
  await api.db.query('update job set client_id = (select client_id from site where id = $1) where site_id = $1', [
    siteId,
  ])

  const labels = await Promise.all(
    ['week', 'site', 'shift', 'month'].map(async (by) =>
      (await margins(acme, `&by=${by}`)).rows.map(({ label }) => label),
    ),
  )
  const csv = await api.as(acme, 'GET', `/margins.csv?${RANGE}`)

  expect(labels).toEqual([
    ['Week of Mon 16 Nov 2026'],
    ['Site of =cmd()'],
    ['Door supervisor, Saturday night, Site of =cmd(), Sat 21 Nov 2026, 22:00–06:00 (8 h)'],
    ['2026-11'],
  ])
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body).toContain("'=cmd()")
})

it.each([
  ['a last day before the first', 'from=2026-11-16&to=2026-11-01'],
  ['more days than fit', 'from=2026-01-01&to=2026-11-01'],
])('refuses %s', async (_name, range) => {
  const acme = await api.aCompany()

  expect((await api.as(acme, 'GET', `/margins?${range}`)).json().fields).toHaveProperty('to')
})

it('is for owner, manager and finance of the company alone', async () => {
  const acme = await api.aCompany()
  const stranger = await api.aCompany()
  await api.aPublishedJob(acme)
  const status = async (role: 'finance' | 'planner' | 'manager' | 'readOnly') =>
    (await api.as(await api.aMember(acme, { role }), 'GET', `/margins.csv?${RANGE}`)).statusCode

  expect([await status('finance'), await status('manager'), await status('planner'), await status('readOnly')]).toEqual(
    [200, 200, 403, 403],
  )
  expect((await margins(stranger)).rows).toEqual([])
  await api.refusals({ method: 'GET', path: `/margins?${RANGE}`, wrongRole: sam })
  await api.refusals({ method: 'GET', path: `/margins.csv?${RANGE}`, wrongRole: sam })
})
