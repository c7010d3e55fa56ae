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

/** Sends the head and the start of the body but never the rest, and returns the whole response. */
async function sendIncomplete(path: string, type: string, body: string) {
  // A server that listens on a port has an AddressInfo.
  const { port } = app.server.address() as AddressInfo
  const socket = dial(port, '127.0.0.1')
  await once(socket, 'connect')
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: s4.localhost\r\ncontent-type: ${type}\r\ncontent-length: 500000\r\n\r\n${body}`,
  )
  return text(socket)
}

describe('a request whose body does not arrive gets 408', () => {
  it.each([
    ['JSON', '/json', 'application/json', '{"name":'],
    [
      'a form that stops in its file',
      '/form',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\nhalf of',
    ],
  ])('%s', async (_what, path, type, body) => {
    const answer = await sendIncomplete(path, type, body)

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
    ['a field that is too long', aForm({ purpose: 'x'.repeat(30_000) }, { file })],
    [
      'too many fields',
      aForm(Object.fromEntries(Array.from({ length: 50 }, (_each, index) => [`field${index}`, 'x'])), { file }),
    ],
  ])('with %s is refused', async (_what, form) => {
    const answer = await send(form)

    expect([400, 413, 422]).toContain(answer.statusCode)
    expect(answer.json().code).toMatch(/^input\./)
  })

  it('with its file before a field is refused', async () => {
    const { payload, headers } = aForm({ purpose: 'logo' }, { file })
    const separator = '--test-form-boundary\r\n'
    const end = '--test-form-boundary--\r\n'
    const [field = '', sent = ''] = payload.toString('latin1').split(separator).slice(1)
    const reordered = separator + sent.replace(end, '') + separator + field + end

    const answer = await send({ payload: Buffer.from(reordered, 'latin1'), headers })

    expect([answer.statusCode, answer.json().detail]).toEqual([
      400,
      'Send one file, in the field file, after all other fields.',
    ])
  })
})

it('one person can upload three forms at a time, and all people together twelve', async () => {
  let finish = () => {}
  const untilFinished = new Promise<void>((resolve) => {
    finish = resolve
  })
  const uploadResult = (place: Promise<unknown>) =>
    place.then(
      () => 'taken',
      (problem: { code: string }) => problem.code,
    )
  const people = ['ada', 'ben', 'cleo', 'dan']

  const taken = people.flatMap((person) =>
    [1, 2, 3].map(() => uploadResult(withUploadSlot(person, () => untilFinished))),
  )
  const refused = await Promise.all([
    uploadResult(withUploadSlot('ada', () => untilFinished)),
    uploadResult(withUploadSlot('eve', () => untilFinished)),
  ])
  finish()

  expect(refused).toEqual(['rate.limited', 'server.busy'])
  expect(new Set(await Promise.all(taken))).toEqual(new Set(['taken']))
  expect(await uploadResult(withUploadSlot('ada', () => untilFinished))).toBe('taken')
})
