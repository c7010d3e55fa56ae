import { once } from 'node:events'
import { connect as dial, type AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import multipart from '@fastify/multipart'
import Fastify from 'fastify'
import { afterAll, describe, expect, it } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import { startApi } from '../../../src/testing/start-api'
import { handleError } from '@s4/api-platform/failures'
import { readFormData } from '@s4/api-platform/http'
import { endSlowBodies, withUploadSlot } from '@s4/api-platform/limits'

const app = Fastify()
app.setErrorHandler(handleError)
endSlowBodies(app, { within: 200, lookEvery: 150 })
await app.register(multipart)
app.post('/json', async () => 'taken')
app.post('/form', async (request) => readFormData(request, 'file'))
await app.listen({ port: 0, host: '127.0.0.1' })
afterAll(() => app.close())

/** Sends the head of a request and the beginning of its body, and never the rest; returns what comes back until the end. */
async function begin(path: string, type: string, body: string) {
  // It listens on a port, not on a path.
  const { port } = app.server.address() as AddressInfo
  const socket = dial(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: s4.localhost\r\ncontent-type: ${type}\r\ncontent-length: 500000\r\n\r\n${body}`,
  )
  return text(socket)
}

describe('a request whose body does not arrive is ended with a reason', () => {
  it.each([
    ['JSON', '/json', 'application/json', '{"name":'],
    [
      'a form, stalled in its file',
      '/form',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of',
    ],
  ])('%s', async (_what, path, type, body) => {
    const answer = await begin(path, type, body)

    expect(answer).toMatch(/^HTTP\/1.1 408 /)
    expect(answer).toContain('request.too-slow')
    expect(answer.toLowerCase()).toContain('connection: close')
  })
})

describe('a form', async () => {
  const api = await startApi()
  const acme = await api.aCompany()
  const file = { name: 'a.png', bytes: Buffer.from('a picture') }
  const send = ({ payload, headers }: ReturnType<typeof aForm>) => api.as(acme, 'POST', '/files', payload, headers)

  it.each([
    ['its file in another field', aForm({ purpose: 'logo' }, { picture: file })],
    ['two files', aForm({ purpose: 'logo' }, { file, more: file })],
    ['a field that is longer than any of ours', aForm({ purpose: 'x'.repeat(30_000) }, { file })],
    [
      'more fields than any of ours',
      aForm(Object.fromEntries(Array.from({ length: 50 }, (_each, index) => [`field${index}`, 'x'])), { file }),
    ],
  ])('with %s is refused', async (_what, form) => {
    const answer = await send(form)

    expect([400, 413, 422]).toContain(answer.statusCode)
    expect(answer.json().code).toMatch(/^input\./)
  })

  it('brings its fields before its file', async () => {
    const { payload, headers } = aForm({ purpose: 'logo' }, { file })
    const [field = '', sent = ''] = payload.toString('latin1').split('--test-form-boundary\r\n').slice(1)
    const turned = `--test-form-boundary\r\n${sent.replace('--test-form-boundary--\r\n', '')}--test-form-boundary\r\n${field}--test-form-boundary--\r\n`

    const answer = await send({ payload: Buffer.from(turned, 'latin1'), headers })

    expect([answer.statusCode, answer.json().detail]).toEqual([
      400,
      'Send one file, in the field file, after all other fields.',
    ])
  })
})

it('a person sends three forms at a time, and all together twelve', async () => {
  let finish = () => {}
  const held = new Promise<void>((resolve) => {
    finish = resolve
  })
  const refusalCode = (place: Promise<unknown>) =>
    place.then(
      () => 'taken',
      (problem: { code: string }) => problem.code,
    )
  const people = ['ada', 'ben', 'cleo', 'dan']

  const taken = people.flatMap((person) => [1, 2, 3].map(() => refusalCode(withUploadSlot(person, () => held))))
  const refused = await Promise.all([
    refusalCode(withUploadSlot('ada', () => held)),
    refusalCode(withUploadSlot('eve', () => held)),
  ])
  finish()

  expect(refused).toEqual(['rate.limited', 'server.busy'])
  expect(new Set(await Promise.all(taken))).toEqual(new Set(['taken']))
  expect(await refusalCode(withUploadSlot('ada', () => held))).toBe('taken')
})
