import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { folderStore } from '@s4/api-platform/files'
import { buildApp } from '../../../src/build-app'
import { eraseAccounts } from '../../../src/erasure/erase-accounts'
import { makeCompanyExports } from '../../../src/company-exports/make-company-exports'
import { removeOldCompanyExports } from '../../../src/company-exports/remove-old-company-exports'
import type { Person } from '../../../src/testing/person'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { requestsTo } from '../../../src/testing/requests'
import { runDue } from '../../../src/testing/run-due'
import { startApi } from '../../../src/testing/start-api'

const START = '2026-11-16T09:00:00.000Z'
const api = await startApi({ now: START })

const ask = (person: Person) => api.as(person, 'POST', '/company/exports')
const list = async (person: Person) => (await api.as(person, 'GET', '/company/exports')).json().data
const download = (person: Person, id: string) => api.as(person, 'GET', `/company/exports/${id}.zip`)
const makeAt = (instant = START) => runDue(api.deps, new Date(instant), [makeCompanyExports])

async function exported(person: Person) {
  const { id } = (await ask(person)).json().data
  await makeAt()
  return { id: id as string, entries: unzipSync((await download(person, id)).rawPayload) }
}
const countDownloads = async (person: { companyId: string }) =>
  (
    await api.db.query(`select 1 from audit_entry where action = 'company.exported' and company_id = $1`, [
      person.companyId,
    ])
  ).length
const rowsOf = (entries: Record<string, Uint8Array>, name: string) =>
  JSON.parse(strFromU8(entries[`${name}.json`] ?? new Uint8Array())) as Record<string, unknown>[]

describe('the export of a company', () => {
  it('holds its records as JSON and CSV, with what it sees of its workers and nothing more', async () => {
    const { id, company, seeker, job } = await aWorkedShift(api)
    await api.as(company, 'POST', `/assignments/${id}/hours`, { action: 'agree' })
    const [address] = await api.db.query<{ line1: string }>('select line1 from seeker_address where seeker_id = $1', [
      seeker.seekerId,
    ])
    if (!address) throw new Error('The worker of this spec has an address that the file must not hold.')
    await aWorkedShift(api)
    await api.db.query(`update seeker set utr_tail = '4455', phone = '+447911123456' where id = $1`, [seeker.seekerId])

    const { entries } = await exported(company)

    expect(rowsOf(entries, 'jobs')).toMatchObject([{ id: job.id, pencePerHour: 1450 }])
    expect(rowsOf(entries, 'work')).toMatchObject([{ id, workerId: seeker.seekerId, status: 'invoiced' }])
    expect(rowsOf(entries, 'hours')).toMatchObject([{ proposedMinutes: 480 }])
    expect(rowsOf(entries, 'invoices')).toMatchObject([{ workId: id, totalPence: 11_600, owedPence: 11_600 }])
    expect(rowsOf(entries, 'workers')).toMatchObject([{ id: seeker.seekerId, shifts: 1 }])
    expect(rowsOf(entries, 'members')).toMatchObject([{ email: company.email, role: 'owner' }])
    expect(rowsOf(entries, 'audit').map(({ action }) => action)).toContain('company.export-asked')
    expect(rowsOf(entries, 'clients')).toEqual([])
    expect(strFromU8(entries['jobs.csv'] ?? new Uint8Array()).split('\r\n')[0]).toContain('id,siteId,')
    const everything = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join('\n')
    expect(everything).not.toMatch(/utr|nino|"pin"|\+447911123456|\d{4}-\d{2}-\d{2}","dateOfBirth/i)
    expect(everything).not.toContain(seeker.email)
    expect(everything).not.toContain(address.line1)
  })

  it('names members and workers, holds nothing of another company and no formula for a spreadsheet', async () => {
    const [harbour, rival] = [await api.aCompany(), await api.aCompany()]
    for (const company of [harbour, rival]) {
      const job = await api.aPublishedJob(company, { title: `Doors of ${company.companyId}` })
      await api.anAssignment({ company, job, seeker: await api.aSeeker({ fullname: '=Sam, "Bo"' }) })
    }

    const { entries } = await exported(harbour)

    const file = (name: string) => strFromU8(entries[`${name}.csv`] ?? new Uint8Array())
    expect(file('work')).toContain(`Doors of ${harbour.companyId}`)
    expect(file('work')).toContain(`"'=Sam, ""Bo"""`)
    expect(file('jobs')).toContain('Mo Diallo')
    const everything = Object.values(entries)
      .map((bytes) => strFromU8(bytes))
      .join('')
    expect(everything).not.toContain(rival.companyId)
  })

  it('needs a recent sign-in, and every owner is told who downloaded it', async () => {
    const company = await api.aCompany()
    const { id } = await exported(company)

    const { data } = (await api.as(company, 'GET', '/notifications')).json<{ data: { kind: string; body: string }[] }>()
    expect(data[0]).toMatchObject({ kind: 'company.exported', body: expect.stringContaining('By Mo Diallo') })
    await api.db.query(`update session set reauthenticated_at = null where uid = $1`, [company.uid])
    expect((await download(company, id)).json()).toMatchObject({ code: 'session.recent-sign-in-needed' })
    expect((await ask(company)).json()).toMatchObject({ code: 'session.recent-sign-in-needed' })
  })

  it('reads more rows than one batch, each once', async () => {
    const company = await api.aCompany()
    await api.db.query(
      `insert into client (id, company_id, name, contact_name, phone, billing_email, notes, created_at)
       select gen_random_uuid(), $1, 'Client ' || n, '', '', '', '', now() from generate_series(1, 1203) n`,
      [company.companyId],
    )

    const { entries } = await exported(company)

    const names = rowsOf(entries, 'clients').map(({ name }) => name)
    expect([names.length, new Set(names).size]).toEqual([1203, 1203])
    expect(
      strFromU8(entries['clients.csv'] ?? new Uint8Array())
        .trim()
        .split('\r\n'),
    ).toHaveLength(1204)
  })

  it('is made one at a time, and its owners are told when it is ready', async () => {
    const company = await api.aCompany()

    const [first, second] = [await ask(company), await ask(company)]
    expect(second.json().data).toMatchObject({ id: first.json().data.id, state: 'underWay', bytes: null })
    await makeAt()
    await makeAt()

    expect(await list(company)).toMatchObject([
      { id: first.json().data.id, state: 'ready', expiresAt: '2026-11-19T09:00:00.000Z' },
    ])
    expect(
      await api.db.query(`select uid, critical from notification where kind = 'company.export-ready' and uid = $1`, [
        company.uid,
      ]),
    ).toEqual([{ uid: company.uid, critical: true }])
  })

  it('is tried three times when the disk refuses it, then its owners are told', async () => {
    const company = await api.aCompany()
    const { id } = (await ask(company)).json().data
    const broken = { ...api.deps, files: folderStore('/dev/null/files') }

    for (const minute of ['00', '06', '12'])
      await expect(runDue(broken, new Date(`2026-11-16T09:${minute}:00.000Z`), [makeCompanyExports])).rejects.toThrow(
        'ENOTDIR',
      )

    expect(await list(company)).toMatchObject([{ id, state: 'failed' }])
    expect((await download(company, id)).statusCode).toBe(404)
    expect((await ask(company)).json().data.id).not.toBe(id)
    await makeAt('2026-11-16T09:30:00.000Z')
  })

  it('goes on where an interrupted download stopped, which is no download of its own', async () => {
    const company = await api.aCompany()
    const { id } = await exported(company)
    const whole = (await download(company, id)).rawPayload
    const from = (range: string) => api.as(company, 'GET', `/company/exports/${id}.zip`, undefined, { range })

    const [rest, part, tail] = [await from('bytes=100-'), await from('bytes=10-19'), await from('bytes=-5')]

    expect([rest, part, tail].map(({ statusCode }) => statusCode)).toEqual([206, 206, 206])
    expect(rest.headers).toMatchObject({
      'content-range': `bytes 100-${whole.length - 1}/${whole.length}`,
      'content-length': String(whole.length - 100),
    })
    expect(Buffer.concat([whole.subarray(0, 100), rest.rawPayload])).toEqual(whole)
    expect([part.rawPayload, tail.rawPayload]).toEqual([whole.subarray(10, 20), whole.subarray(-5)])
    expect(await countDownloads(company)).toBe(2)
  })

  it.each(['bytes=0-1,5-9', 'bytes=9999999-', 'bytes=9-2', 'lines=1-2', 'bytes=-'])(
    'is given whole to who asks for %s of it',
    async (range) => {
      const company = await api.aCompany()
      const { id } = await exported(company)
      const answer = await api.as(company, 'GET', `/company/exports/${id}.zip`, undefined, { range })

      expect(answer.statusCode).toBe(200)
      expect(Object.keys(unzipSync(answer.rawPayload))).toContain('README.txt')
    },
  )

  it('is handed out by the bucket itself, after the same questions and with the same word to its owners', async () => {
    const company = await api.aCompany()
    const { id } = await exported(company)
    const deps = {
      ...api.deps,
      files: { ...api.deps.files, signedAddress: async () => 'https://storage.example/signed' },
    }
    const app = await buildApp(deps)
    const { as } = requestsTo(app, deps.settings)

    const [own, other] = [
      await as(company, 'GET', `/company/exports/${id}.zip`),
      await as(await api.aCompany(), 'GET', `/company/exports/${id}.zip`),
    ]
    await app.close()

    expect([own.statusCode, own.headers.location]).toEqual([303, 'https://storage.example/signed'])
    expect([other.statusCode, other.headers.location]).toEqual([404, undefined])
    expect(await countDownloads(company)).toBe(2)
  })

  it('is for owners of this company alone, who have just confirmed who they are', async () => {
    const company = await api.aCompany()
    const manager = await api.aMember(company, { role: 'manager' })
    const { id } = await exported(company)
    const other = await api.aCompany()

    expect((await ask(manager)).json()).toMatchObject({ status: 403, code: 'access.denied' })
    expect((await download(manager, id)).statusCode).toBe(403)
    expect((await download(other, id)).statusCode).toBe(404)
    expect((await download(other, 'no-id')).statusCode).toBe(404)
    expect((await api.anonymous('GET', `/company/exports/${id}.zip`)).statusCode).toBe(401)
    expect((await api.anonymous('POST', '/company/exports')).statusCode).toBe(401)
    expect((await api.as(await api.aSeeker(), 'GET', '/company/exports')).statusCode).toBe(403)
    expect(
      await api.db.query(`select 1 from audit_entry where action = 'company.exported' and company_id = $1`, [
        company.companyId,
      ]),
    ).toHaveLength(1)
  })

  it('goes with its company, also one that is not made yet', async () => {
    const company = await api.aCompany()
    const { id } = await exported(company)
    await ask(company)
    api.moveTo('2026-11-16T09:01:00.000Z')
    expect((await api.as(company, 'DELETE', '/user')).statusCode).toBe(200)

    await runDue(api.deps, new Date('2026-12-01T09:00:00.000Z'), [eraseAccounts, removeOldCompanyExports])

    expect(await api.db.query('select 1 from company_export where company_id = $1', [company.companyId])).toEqual([])
    expect(await api.deps.files.open(id)).toBeNull()
    api.moveTo(START)
  })

  it('runs out: file and row go', async () => {
    const company = await api.aCompany()
    const { id } = await exported(company)

    await api.db.query('update company_export set expires_at = $2 where id = $1', [id, START])
    expect((await download(company, id)).statusCode).toBe(404)
    expect(await list(company)).toEqual([])
    await runDue(api.deps, new Date(START), [removeOldCompanyExports])
    expect(await api.db.query('select 1 from company_export where id = $1', [id])).toEqual([])
  })
})
