import { describe, expect, it } from 'vitest'
import { v7 as uuid } from 'uuid'
import { aForm } from '../../../src/testing/a-form'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()
const seeker = await api.aSeeker()
const company = await api.aCompany()

const cursor = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
const id = uuid()
const asOf = '2026-11-16T09:00:00.000Z'
const YEAR_ZERO = '0000-01-01T00:00:00Z'
const MANY_DIGITS = `2026-01-01T00:00:00.${'1'.repeat(150)}Z`

it.each([
  ['a cursor of the year 0', `/applications?cursor=${cursor({ at: YEAR_ZERO, id })}`],
  ['a cursor with a time of 150 decimal places', `/notifications?cursor=${cursor({ at: MANY_DIGITS, id })}`],
  ['a cursor with a number where a time is expected', `/jobs?cursor=${cursor({ part: 0, value: 1.5, id, asOf })}`],
  [
    'a cursor with a time where a distance is expected',
    `/jobs?sort=best&lat=51&lng=0&cursor=${cursor({ part: 0, value: asOf, id, asOf })}`,
  ],
  ['a cursor with an impossible pay', `/jobs?sort=paid&cursor=${cursor({ part: 0, value: 9e15, id, asOf })}`],
  [
    'a cursor with an impossible pay in a search by distance',
    `/jobs?sort=paid&lat=51.5&lng=0&cursor=${cursor({ part: 0, value: 2 ** 31 - 1, id, asOf })}`,
  ],
  [
    'a cursor of a search made in the year 0',
    `/jobs?sort=paid&cursor=${cursor({ part: 0, value: 1, id, asOf: YEAR_ZERO })}`,
  ],
  ['dates that do not exist', '/invoices.csv?from=0000-01-01&to=2026-02-30'],
  ['a date in the year 9999', '/invoices.csv?from=2026-01-01&to=9999-12-31'],
])('is refused with 422: %s', async (_what, path) => {
  const answer = await api.as(seeker, 'GET', path)

  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 422, code: 'input.invalid' })
})

it('the year 0 is refused in a form, and the error names the field', async () => {
  const answer = await api.as(seeker, 'POST', '/experience', {
    employer: 'Northgate',
    position: 'Guard',
    description: '',
    from: '0000-01-01',
    to: null,
  })

  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toHaveProperty('from')
})

it.each([
  ['half a surrogate pair', '{"email":"a@example.co.uk","next":"\\ud800"}'],
  ['a NUL character', '{"email":"a@example.co.uk","next":"\\u0000"}'],
  ['a NUL character in a name', '{"email":"a@example.co.uk","\\u0000":1}'],
])('text that PostgreSQL cannot store is refused: %s', async (_what, body) => {
  const answer = await api.anonymous('POST', '/user/sign-in-mail', Buffer.from(body), {
    'content-type': 'application/json',
  })

  expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: 'input.unreadable' })
})

it.each([
  ['not valid UTF-8', '/jobs/%ff%fe'],
  ['longer than any id', `/jobs/${'a'.repeat(300)}/applications`],
])('a path that is %s returns 404 as a problem document', async (_what, path) => {
  const answer = await api.as(seeker, 'GET', path)

  expect(answer.headers['content-type']).toContain('application/problem+json')
  expect(answer.json()).toMatchObject({ status: 404, code: 'route.missing', requestId: expect.any(String) })
})

it('text that only looks like an escape and JSON nested 200 000 deep are accepted', async () => {
  expect(
    (await api.anonymous('POST', '/user/sign-in-mail', { email: 'a@example.co.uk', next: String.raw`/\u0000\ud800` }))
      .statusCode,
  ).toBe(200)

  const deep = `{"email":"a@example.co.uk","more":${'['.repeat(200_000)}${']'.repeat(200_000)}}`
  expect(
    (await api.anonymous('POST', '/user/sign-in-mail', Buffer.from(deep), { 'content-type': 'application/json' }))
      .statusCode,
  ).toBe(200)
})

it('a version that no record can have is refused, and the error names the field', async () => {
  const answer = await api.as(company, 'POST', `/recurring/${id}/end`, {
    version: Number.MAX_SAFE_INTEGER,
    until: '2026-12-01',
  })

  expect(answer.statusCode).toBe(422)
  expect(answer.json().fields).toHaveProperty('version')
})

it('the statement of the last week that can be asked for ends after it', async () => {
  const answer = await api.as(company, 'GET', '/company/statement?day=2199-12-31')

  expect(answer.json()).toMatchObject({ data: { from: '2199-12-30', to: '2200-01-05', lines: [] } })
})

describe('a form', () => {
  const send = (payload: Buffer, type = 'multipart/form-data; boundary=test-form-boundary') =>
    api.as(company, 'POST', '/files', payload, { 'content-type': type })

  it.each([
    ['without a boundary', 'x', 'multipart/form-data'],
    [
      'cut off in a field',
      '--test-form-boundary\r\ncontent-disposition: form-data; name="purpose"\r\n\r\nlogo',
      undefined,
    ],
    [
      'cut off in a file',
      '--test-form-boundary\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nlogo',
      undefined,
    ],
  ])('%s is refused', async (_what, text, type) => {
    const answer = await send(Buffer.from(text), type)

    expect({ status: answer.statusCode, code: answer.json().code }).toEqual({ status: 400, code: 'input.unreadable' })
  })

  it('may contain a file without a name', async () => {
    const { payload } = aForm({ purpose: 'logo' }, { file: { name: 'a.png', bytes: Buffer.from('not a picture') } })
    const answer = await send(Buffer.from(payload.toString('latin1').replace('; filename="a.png"', ''), 'latin1'))

    expect(answer.json().code).toBe('file.type-refused')
  })
})

it('the response stored for a repeated request is encrypted', async () => {
  const draft = { employer: 'Secret Employer Ltd', position: 'Guard', description: '', from: '2016-01-01', to: null }
  const send = () => api.as(seeker, 'POST', '/experience', draft, { 'idempotency-key': 'sealed-answer-1' })
  const first = await send()

  expect((await send()).json()).toEqual(first.json())
  const [kept] = await api.db.query<{ body: Buffer }>('select body from idempotent_answer where uid = $1', [seeker.uid])
  expect(kept?.body.subarray(0, 11)).toEqual(api.deps.sealer.header)
  expect(kept?.body.toString('latin1')).not.toContain('Secret Employer')
})
