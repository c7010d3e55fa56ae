import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { afterAll, expect, it } from 'vitest'
import sharp from 'sharp'
import { buildApp } from '../../../src/build-app'
import { aForm } from '../../../src/testing/a-form'
import type { Person } from '../../../src/testing/person'
import { requestsTo } from '../../../src/testing/requests'
import { startApi } from '../../../src/testing/start-api'

/** Answers as clamd does: to PING, and to INSTREAM when the chunk of length 0 has come. */
const scanner = createServer((socket: Socket) => {
  let sent = Buffer.alloc(0)
  socket.on('data', (part: Buffer) => {
    sent = Buffer.concat([sent, part])
    if (sent.equals(Buffer.from('zPING\0'))) socket.end('PONG\0')
    const file = wholeFile(sent)
    if (file) socket.end(file.includes('A-VIRUS') ? 'stream: Our-Test FOUND\0' : answerToClean)
  })
})
let answerToClean = 'stream: OK\0'

function wholeFile(sent: Buffer): Buffer | null {
  const command = Buffer.from('zINSTREAM\0')
  if (!sent.subarray(0, command.length).equals(command)) return null
  const parts = []
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at)
    if (length === 0) return Buffer.concat(parts)
    parts.push(sent.subarray(at + 4, at + 4 + length))
    at += 4 + length
  }
  return null
}

const listen = async () => {
  scanner.listen(0, '127.0.0.1')
  await once(scanner, 'listening')
  // A server that listens on a port has an AddressInfo.
  return (scanner.address() as AddressInfo).port
}
const port = await listen()

const api = await startApi()
const seeker = await api.aSeeker()
const company = await api.aCompany()
const deps = { ...api.deps, settings: { ...api.deps.settings, virusScanner: `127.0.0.1:${port}` } }
const app = await buildApp(deps)
const scanned = requestsTo(app, deps.settings)
afterAll(async () => {
  await app.close()
  scanner.close()
})

const aPdf = (text: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n% ${text}\ntrailer << /Root 1 0 R >>\n%%EOF`)
const send = (person: Person, bytes: Buffer, purpose = 'certificate') => {
  const { payload, headers } = aForm({ purpose }, { file: { name: 'file.pdf', bytes } })
  return scanned.as(person, 'POST', '/files', payload, headers)
}
const countFiles = async () => {
  const [row] = await api.db.query<{ count: number }>('select count(*)::int as count from stored_file')
  let kept = 0
  for (let number = 0; number < 256; number += 1)
    for await (const _ of api.deps.files.list(number.toString(16).padStart(2, '0'))) kept += 1
  return { rows: row?.count, kept }
}

it('a file without a virus is kept, also one of several megabytes', async () => {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 1200,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()

  expect((await send(seeker, aPdf('clean'))).statusCode).toBe(200)
  expect((await send(seeker, noise, 'picture')).statusCode).toBe(200)
  expect(await countFiles()).toEqual({ rows: 2, kept: 2 })
})

it.each([
  ['a document', 'certificate'],
  ['a picture, which is looked at before it is drawn anew', 'picture'],
])('%s with a virus is refused with a sentence, and nothing of it is kept', async (_what, purpose) => {
  const before = await countFiles()

  const refused = await send(seeker, aPdf('A-VIRUS'), purpose)

  expect(refused.json()).toMatchObject({
    status: 422,
    code: 'file.virus-found',
    detail: 'Our virus scanner refused that file, so it was not kept. Send another one.',
  })
  expect(await countFiles()).toEqual(before)
})

it('a logo with a virus is refused with the profile it came with', async () => {
  const { payload, headers } = aForm(
    { companyName: 'Harbour' },
    { companyLogo: { name: 'logo.png', bytes: aPdf('A-VIRUS') } },
  )

  expect((await scanned.as(company, 'PATCH', '/company', payload, headers)).json().code).toBe('file.virus-found')
})

it('no file is kept while the scanner gives no verdict, and the person reads when to send it again', async () => {
  answerToClean = 'INSTREAM size limit exceeded. ERROR\0'
  const unclear = await send(seeker, aPdf('clean'))
  answerToClean = 'stream: OK\0'
  scanner.close()
  const away = await send(seeker, aPdf('clean'))
  const ready = await scanned.anonymous('GET', '/readyz')

  expect(unclear.json()).toMatchObject({ status: 503, code: 'file.not-scanned' })
  expect(away.json().detail).toBe(
    'We cannot check files for viruses right now, so it was not kept. Send it again in a few minutes.',
  )
  expect(away.headers['retry-after']).toBe('5')
  expect(ready.statusCode).toBe(200)
  expect(ready.json().data).toMatchObject({
    scanner: false,
    problems: [expect.stringMatching(/^The virus scanner does not answer/)],
  })
})
