import { PLAIN_TERMS } from '../setup/plain-terms'
import { Agent, request } from 'node:http'
import { parseArgs } from 'node:util'
import { connect, type Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { aSession, type Talker } from '../setup/a-session'
import { startBenchServer } from '../setup/bench-server'
import { atShare, percentilesText } from '../setup/percentiles'

const APPLICANTS = 500
const MAX_MEDIAN = 300
/** The first requests compile code and fill caches, so they are not measured. */
const WARM_UP = 5

/** The time a company waits for the ranked list of a job's 500 applicants. False when the median is above 300 ms. */
export async function benchApplicants(args: string[]): Promise<boolean> {
  const { values } = parseArgs({ args, options: { times: { type: 'string', default: '40' } } })
  const server = await startBenchServer()
  const db = connect(server.ownerUrl, { max: 1 })
  const agent = new Agent({ keepAlive: true })
  try {
    const { jobId, owner } = await db.transaction(addApplicants)
    await db.query('analyze')
    const list = () => listApplicants({ agent, port: server.port, jobId, owner })
    for (let time = 0; time < WARM_UP; time += 1) await list()

    const times: number[] = []
    let listed = 0
    for (let time = 0; time < Number(values.times); time += 1) {
      const began = performance.now()
      listed = await list()
      times.push(performance.now() - began)
    }
    const median = atShare(times, 0.5)
    console.log(
      `${listed} applicants ranked and listed, ${times.length} times: ${percentilesText(times)} ` +
        `(p50 at most ${MAX_MEDIAN} ms).`,
    )
    return listed === APPLICANTS && median <= MAX_MEDIAN
  } finally {
    agent.destroy()
    await db.end()
    await server.stop()
  }
}

/** A company with one job, and 500 seekers who have applied for it. */
async function addApplicants(db: Db): Promise<{ jobId: string; owner: Talker }> {
  const [companyId, siteId, jobId] = [uuid(), uuid(), uuid()]
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     values ('owner', 'Company', 'owner@example.co.uk', true, '+442079460000', now())`,
  )
  await db.query(
    `insert into company (
       id, firebase_uid, company_name, company_contact, company_email, address,
       bio, manager_name, manager_email, manager_phone, created_at, updated_at)
     values ($1, 'owner', 'Harbour Security Ltd', '+442079460000', 'office@example.co.uk', '1 Dock Road, London',
       'Guards for events.', 'Mo Diallo', 'mo@example.co.uk', '+442079460001', now(), now())`,
    [companyId],
  )
  await db.query(
    `insert into company_member (company_id, uid, role, created_at) values ($1, 'owner', 'owner', now())`,
    [companyId],
  )
  await db.query(
    `insert into site (id, company_id, name, address, postcode, lat, lng, created_at)
     values ($1, $2, 'Gate', 'Gate', 'E1W 2SF', 51.5, -0.06, now())`,
    [siteId, companyId],
  )
  await db.query(
    `insert into job (
       id, company_id, site_id, title, role, pay_per_hour, schedule, positions, pin, alert_duration,
       sia_sector, terms, status, created_by, created_at, updated_at, published_at)
     values ($1, $2, $3, 'Door supervisor', 'door-supervisor', 1450, '{}', 1, '0427', 60,
       'Door Supervision', ${PLAIN_TERMS}, 'published', 'owner', now(), now(), now())`,
    [jobId, companyId, siteId],
  )
  await db.query(
    `insert into shift (id, job_id, starts_at, ends_at, positions)
     values ($1, $2, now() + interval '5 days', now() + interval '5 days 8 hours', 1)`,
    [uuid(), jobId],
  )
  await db.query(
    `with person as (
       insert into account (uid, role, email, email_verified, phone, created_at)
       select 'seeker-' || n, 'Job Seeker', 'seeker-' || n || '@example.co.uk', true, '+447700900123', now()
       from generate_series(1, $2) n returning uid
     ), applicant as (
       insert into seeker (id, uid, fullname, home_lat, home_lng, created_at, updated_at)
       select gen_random_uuid(), uid, uid, 51.5, -0.1, now(), now() from person returning id
     )
     insert into application (id, job_id, seeker_id, status, applied_at)
     select gen_random_uuid(), $1, id, 'applied', now() from applicant`,
    [jobId, APPLICANTS],
  )
  return { jobId, owner: await aSession(db, 'owner') }
}

interface ListRequest {
  agent: Agent
  port: number
  jobId: string
  owner: Talker
}

/** Reads the whole list and returns how many applicants it has. */
const listApplicants = ({ agent, port, jobId, owner }: ListRequest) =>
  new Promise<number>((resolve, reject) => {
    const path = `/api/jobs/${jobId}/applications`
    const headers = {
      host: `company.s4.localhost:${port}`,
      'firebase-id': owner.uid,
      cookie: `__session=${owner.secret}`,
    }
    request({ agent, host: '127.0.0.1', port, path, headers }, (response) => {
      const parts: Buffer[] = []
      response.on('data', (part: Buffer) => parts.push(part)).on('error', reject)
      response.on('end', () => {
        const body = Buffer.concat(parts).toString()
        if (response.statusCode !== 200) return reject(new Error(`${path} returned ${response.statusCode}: ${body}`))
        resolve((JSON.parse(body) as { data: unknown[] }).data.length)
      })
    })
      .on('error', reject)
      .end()
  })
