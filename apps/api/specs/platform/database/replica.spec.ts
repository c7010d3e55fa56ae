import { connect, connectionLimits } from '@s4/db'
import { cloneDatabase } from '@s4/db/testing'
import { searchReads } from '@s4/api-platform/replica'
import { afterAll, expect, it, vi } from 'vitest'
import { buildApp } from '../../../src/build-app'
import { requestsTo } from '../../../src/testing/requests'
import { startApi } from '../../../src/testing/start-api'

// Another database stands for the replica, and is empty, so that each answer tells where it was read.
const api = await startApi()
const other = await cloneDatabase()
const replica = connect(other.serverUrl, connectionLimits.replica)
const owner = connect(other.ownerUrl, { max: 1 })
const admin = connect(api.ownerUrl, { max: 1 })
const name = new URL(other.ownerUrl).pathname.slice(1)
const search = searchReads(api.db, replica)
const app = await buildApp({ ...api.deps, search })
const { as, anonymous } = requestsTo(app, api.deps.settings)

const TITLE = 'Door staff of the primary'
const company = await api.aCompany()
const job = await api.aPublishedJob(company, { title: TITLE })
const seeker = await api.aSeeker()

afterAll(async () => {
  await app.close()
  await Promise.all([replica.end(), owner.end(), admin.end()])
  await other.drop()
})

const titlesIn = (answer: { json: () => { data: { title: string }[] } }) => answer.json().data.map(({ title }) => title)
const asAnybody = async () => titlesIn(await anonymous('GET', '/jobs'))
const asSeeker = async () => titlesIn(await as(seeker, 'GET', '/jobs'))
const findWorkers = async () => (await as(company, 'GET', `/workers/find?siteId=${job.siteId}`)).statusCode
const endConnections = () =>
  admin.query('select pg_terminate_backend(pid, 2000) from pg_stat_activity where datname = $1 and usename = $2', [
    name,
    new URL(other.serverUrl).username,
  ])

/** Makes the stand-in say that it has nothing that was written since it began. */
async function fallBehind() {
  await owner.query(
    `create function public.pg_last_wal_replay_lsn() returns pg_lsn language sql as $$ select '0/0'::pg_lsn $$`,
  )
  await owner.query(`alter database ${name} set search_path = public, pg_catalog`)
  await endConnections()
}

it('reads searches on the replica, of signed-in people once it has everything that they wrote', async () => {
  expect([await asAnybody(), await asSeeker(), await findWorkers()]).toEqual([[], [], 404])
  expect((await anonymous('GET', '/open-jobs/count')).json().data).toEqual({ count: 0 })
})

it('keeps what is no search on the primary', async () => {
  expect((await as(seeker, 'GET', `/jobs/${job.id}`)).json().data.title).toBe(TITLE)
  expect((await as(company, 'GET', '/company/jobs')).json().data).toHaveLength(1)
})

it('reads what signed-in people search on the primary while the replica is behind', async () => {
  await fallBehind()

  expect([await asAnybody(), await asSeeker(), await findWorkers()]).toEqual([[], [TITLE], 200])
})

it('reads everything on the primary while the replica is away, and on the replica when it is back', async () => {
  await admin.query(`alter database ${name} allow_connections false`)
  await endConnections()

  expect([await asAnybody(), await asSeeker(), await findWorkers()]).toEqual([[TITLE], [TITLE], 200])

  await admin.query(`alter database ${name} allow_connections true`)
  await vi.waitFor(async () => expect(await asAnybody()).toEqual([]), { timeout: 10_000, interval: 200 })
})
