import { contract } from '@s4/contract'
import { connect } from '@s4/db'
import { describe, expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const acme = await api.aCompany()

const site = {
  name: 'The Dock',
  address: '50 Porters Walk, London',
  postcode: 'E1W 2SF',
  point: { lat: 51.5079, lng: -0.0594 },
  checkpoints: [],
}

describe('the server', () => {
  it('reports that the process is alive and that all it depends on is ready', async () => {
    expect((await api.anonymous('GET', '/healthz')).json()).toEqual({ data: { ok: true, pid: process.pid } })

    const ready = await api.anonymous('GET', '/readyz')
    expect(ready.json().data).toEqual({
      database: true,
      queue: true,
      schema: true,
      identity: true,
      files: true,
      scanner: 'off',
      chat: true,
      problems: [],
    })
  })

  it('stays ready without chat and sign-in, and names what is unavailable', async () => {
    const { identity, chat } = api.deps
    const ready = identity.ready
    identity.ready = async () => false
    chat.setAway(true)

    const answer = await api.anonymous('GET', '/readyz')
    const config = await api.anonymous('GET', '/config')
    identity.ready = ready
    chat.setAway(false)

    expect(answer.statusCode).toBe(200)
    expect(answer.json().data).toMatchObject({
      database: true,
      identity: false,
      chat: false,
      problems: [
        expect.stringMatching(/^The identity provider does not answer.*Look at/),
        expect.stringMatching(/^Firestore does not answer.*Look at/),
      ],
    })
    expect(config.json().data).toMatchObject({ chat: false, identityReady: false })
  })

  it('is ready on a newer schema, and not while one of its own migrations has not run', async () => {
    const owner = connect(api.ownerUrl, { max: 1 })
    const newest = '(select max(version) from migration where version < 9000)'
    await owner.query(`insert into migration (version, name) values (9999, 'of-a-newer-program')`)
    const newer = await api.anonymous('GET', '/readyz')
    await owner.query(`update migration set version = version + 10000 where version = ${newest}`)

    const answer = await api.anonymous('GET', '/readyz')
    await owner.query('delete from migration where version = 9999')
    await owner.query('update migration set version = version - 10000 where version >= 10000')
    await owner.end()

    expect(newer.statusCode).toBe(200)
    expect(answer.statusCode).toBe(503)
    expect(answer.json().data).toMatchObject({
      database: true,
      schema: false,
      problems: ['The database is older than this server. Run the server’s command migrate.'],
    })
  })

  it('describes every endpoint of the contract as OpenAPI 3.1 and shows it as a page', async () => {
    const document = (await api.anonymous('GET', '/openapi.json')).json()
    const described = Object.values<Record<string, { operationId?: string }>>(document.paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId }) => operationId ?? []),
    )

    expect(document.openapi).toBe('3.1.0')
    expect(described.sort()).toEqual(Object.keys(contract).sort())
    expect(Object.keys(document.paths)).toEqual(
      expect.arrayContaining(['/events', '/user/export', '/dev/clock', '/dev/session']),
    )
    expect((await api.anonymous('GET', '/docs')).body).toContain('/api/docs/start.js')
  })

  it('says where to report a weakness', async () => {
    const { headers, body } = await api.app.inject('/.well-known/security.txt')

    expect(headers['content-type']).toContain('text/plain')
    expect(body).toMatch(/^Contact: mailto:support@s4\.example\nExpires: 2027-11-16T09:00:00\.000Z\n/)
  })

  it.each(['/session', '/sites', '/nothing-here', '/sites/x'])('forbids caching the response of %s', async (path) => {
    expect((await api.as(acme, 'GET', path)).headers['cache-control']).toBe('no-store')
  })

  it('calls a response that breaks the contract its own failure, not one of the input', async () => {
    const company = await api.aCompany()
    const { data } = (await api.as(company, 'POST', '/sites', site)).json()
    await api.db.query(`update site set id = 'b0e15361-2c9e-7d1c-7a2a-bd9e38547fdb' where id = $1`, [data.id])

    const answer = await api.as(company, 'GET', '/sites')

    expect([answer.statusCode, answer.json().code]).toEqual([500, 'server.failed'])
  })

  it('returns 404 as a problem document with the id of the request', async () => {
    const missing = await api.anonymous('GET', '/nothing-here')

    expect(missing.statusCode).toBe(404)
    expect(missing.headers['content-type']).toContain('application/problem+json')
    expect(missing.json()).toMatchObject({ code: 'route.missing', requestId: expect.stringMatching(/^[\da-f]{32}$/) })
  })
})

describe('a POST with an Idempotency-Key', () => {
  const create = (body: object, key: string) => api.as(acme, 'POST', '/sites', body, { 'idempotency-key': key })

  it('sent twice creates one record and returns the same response', async () => {
    const [first, second] = [await create(site, 'sent-twice-1'), await create(site, 'sent-twice-1')]

    expect(second.json()).toEqual(first.json())
    expect((await api.as(acme, 'GET', '/sites')).json().data).toHaveLength(1)
  })

  it('is refused for another request under the same key', async () => {
    await create(site, 'same-key-1')

    expect((await create({ ...site, name: 'Elsewhere' }, 'same-key-1')).json()).toMatchObject({
      code: 'idempotency.mismatch',
    })
  })

  it('can be sent again with the same key after a failure', async () => {
    expect((await create({ ...site, name: '' }, 'failed-first')).statusCode).toBe(422)

    expect((await create(site, 'failed-first')).statusCode).toBe(200)
  })
})
