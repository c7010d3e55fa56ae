import { constants, crc32, deflateSync } from 'node:zlib'
import { setImmediate } from 'node:timers/promises'
import { describe, expect, it } from 'vitest'
import sharp from 'sharp'
import { connect } from '@s4/db'
import { buildApp } from '../../../src/build-app'
import { requestsTo } from '../../../src/testing/requests'
import { startApi } from '../../../src/testing/start-api'
import { aHeic } from '../../../src/testing/a-heic'
import { aForm } from '../../../src/testing/a-form'
import type { Person } from '../../../src/testing/person'
import { refuseActivePdf, removeAbandonedFiles } from '@s4/api-platform/files'

const api = await startApi()
const seeker = await api.aSeeker()

const send = (person: Person, bytes: Buffer, { name = 'photo.jpg', purpose = 'certificate' } = {}) => {
  const { payload, headers } = aForm({ purpose }, { file: { name, bytes } })
  return api.as(person, 'POST', '/files', payload, headers)
}
const aPicture = (change: { width?: number; height?: number } = {}) =>
  sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal', ...change } }).withExif({
    IFD0: { Artist: 'Sam' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  })
const aPdf = (objects = '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj') =>
  Buffer.from(`%PDF-1.7\n${objects}\ntrailer << /Root 1 0 R >>\n%%EOF`, 'latin1')
const objectStream = (objects: string, filter = '/Filter /FlateDecode', body = deflateSync(objects)) =>
  Buffer.concat([
    Buffer.from(`%PDF-1.7\n5 0 obj << /Type /ObjStm /N 1 /First 4 ${filter} /Length ${body.length} >> stream\n`),
    body,
    Buffer.from('\nendstream endobj\n%%EOF'),
  ])

const SCRIPT = '6 0 << /S /JavaScript /JS (app.alert(1)) >>'
const labelAsPicture = (pdf: Buffer) =>
  Buffer.from(pdf.toString('latin1').replace('/Type /ObjStm', '/Type /XObject /Subtype /Image'), 'latin1')
/** Deflated with a PNG predictor: rows of five bytes, each after its filter byte. */
const deflateRows = (text: string) =>
  deflateSync((text.match(/.{1,5}/g) ?? []).map((row) => `\0${row.padEnd(5)}`).join(''))
const deflateRepeatedly = (times: number): ReturnType<typeof deflateSync> =>
  deflateSync(times > 1 ? deflateRepeatedly(times - 1) : SCRIPT)
/** A deflate stream without its end. */
const deflateUnended = (text: string) => deflateSync(text, { finishFlush: constants.Z_SYNC_FLUSH })

it('a picture is re-encoded and loses its metadata, including the location', async () => {
  const upload = await send(seeker, await aPicture().jpeg().toBuffer(), { name: 'C:\\photos\\door "badge".JPEG' })
  const got = await api.as(seeker, 'GET', `/files/${upload.json().data.id}`)
  const { format, exif, width } = await sharp(got.rawPayload).metadata()

  expect(upload.json().data).toMatchObject({
    name: 'door %22badge%22.jpg',
    mediaType: 'image/jpeg',
    url: `/api/files/${upload.json().data.id}`,
  })
  expect({ format, exif, width }).toEqual({ format: 'jpeg', exif: undefined, width: 40 })
  expect(got.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'cache-control': 'private, max-age=300',
    vary: 'cookie',
  })
  expect(got.headers['content-disposition']).toMatch(/^inline; /)
})

it('other requests are served while a picture is processed, even with one database connection', async () => {
  const db = connect(api.serverUrl, { max: 1 })
  const app = await buildApp({ ...api.deps, db })
  const narrow = requestsTo(app, api.deps.settings)
  const { payload, headers } = aForm(
    { purpose: 'certificate' },
    { file: { name: 'photo.png', bytes: await aPicture({ width: 3000, height: 3000 }).png().toBuffer() } },
  )
  const ended: string[] = []
  const upload = narrow.as(seeker, 'POST', '/files', payload, headers).then(({ statusCode }) => {
    ended.push(`picture ${statusCode}`)
  })
  const asked = narrow.as(seeker, 'GET', '/session').then(({ statusCode }) => {
    ended.push(`session ${statusCode}`)
  })
  await Promise.all([upload, asked])
  await app.close()
  await db.end()

  expect(ended).toEqual(['session 200', 'picture 200'])
})

it('an incomplete picture is refused', async () => {
  const half = (await aPicture({ width: 400, height: 400 }).png().toBuffer()).subarray(0, 400)

  expect((await send(seeker, half)).json().code).toBe('file.unreadable')
})

it.each(['png', 'webp'] as const)('a %s picture keeps its format', async (format) => {
  const upload = await send(seeker, await aPicture().toFormat(format).toBuffer())

  expect(upload.json().data.mediaType).toBe(`image/${format}`)
})

it('a PDF is stored unchanged and served as an attachment', async () => {
  const upload = await send(seeker, aPdf(), { name: 'licence.pdf' })
  const got = await api.as(seeker, 'GET', `/files/${upload.json().data.id}`)

  expect(got.rawPayload).toEqual(aPdf())
  expect(got.headers['content-disposition']).toMatch(/^attachment; filename="licence.pdf"/)
})

it.each<[what: string, pdf: () => Buffer]>([
  [
    'one with compressed objects',
    () => objectStream('6 0 << /Type /Catalog /Pages 2 0 R /Outlines << /First 3 0 R >> >>'),
  ],
  [
    'an old one encoded as text',
    () => aPdf('4 0 obj << /Filter [/ASCII85Decode /FlateDecode] >> stream\nGhQ~>\nendstream endobj'),
  ],
  [
    'one with a picture that uses a predictor',
    () =>
      Buffer.concat([
        objectStream('6 0 << >>'),
        aPdf('7 0 obj << /Subtype /Image /Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 9 >> >> stream\n'),
        deflateSync(Buffer.alloc(99, 7)),
      ]),
  ],
  [
    'one with compressed objects and a compressed index',
    () =>
      Buffer.concat([
        objectStream('6 0 << >>'),
        Buffer.from('9 0 obj << /Type /XRef /DecodeParms << /Columns 4 /Predictor 12 >> >> stream\n'),
        deflateSync(Buffer.alloc(40)),
      ]),
  ],
  ['one whose objects begin like compressed data', () => objectStream('80 0 << /Type /Catalog /Pages 2 0 R >>')],
  ['one with 60 MB of compressed data', () => objectStream('', undefined, deflateSync(Buffer.alloc(60 * 1024 * 1024)))],
])('a PDF without active content is accepted: %s', async (_what, pdf) => {
  expect((await send(seeker, pdf())).statusCode).toBe(200)
})

it('checking a PDF of 9.6 MB of escaped letters lets other work run in between', async () => {
  const pdf = aPdf('#2f'.repeat(3_300_000))
  let turns = 0
  const stop = new AbortController()
  const others = (async () => {
    for (; !stop.signal.aborted; turns += 1) await setImmediate()
  })()
  await refuseActivePdf(pdf)
  stop.abort()
  await others

  expect(turns).toBeGreaterThan(30)
})

it('a file of 9.9 MB is accepted', async () => {
  const noise = await sharp({
    create: {
      width: 1850,
      height: 1780,
      channels: 3,
      background: 'black',
      noise: { type: 'gaussian', mean: 128, sigma: 90 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer()
  expect(noise.length / 1024 / 1024).toBeGreaterThan(9)
  expect(noise.length / 1024 / 1024).toBeLessThan(9.9)
  const padded = Buffer.concat([noise, Buffer.alloc(Math.floor(9.9 * 1024 * 1024) - noise.length)])

  expect((await send(seeker, padded)).statusCode).toBe(200)
})

it('a HEIC picture of an iPhone is kept as a JPEG, with the same colours and without metadata', async () => {
  const upload = await send(seeker, aHeic, { name: 'IMG_0001.HEIC', purpose: 'logbook' })
  const got = await api.as(seeker, 'GET', `/files/${upload.json().data.id}`)
  const { format, exif, width, height } = await sharp(got.rawPayload).metadata()
  const left = await sharp(got.rawPayload).extract({ left: 4, top: 4, width: 8, height: 8 }).stats()

  expect(upload.json().data).toMatchObject({ name: 'IMG_0001.jpg', mediaType: 'image/jpeg' })
  expect({ format, exif, width, height }).toEqual({ format: 'jpeg', exif: undefined, width: 64, height: 48 })
  expect(left.dominant).toEqual(expect.objectContaining({ r: expect.closeTo(200, -2), g: expect.closeTo(24, -2) }))
})

describe('an upload is refused:', () => {
  const heic = Buffer.concat([
    Buffer.from([0, 0, 0, 24]),
    Buffer.from('ftypheic'),
    Buffer.alloc(4),
    Buffer.from('mif1heic'),
    Buffer.alloc(64),
  ])
  const bomb = async () => {
    const png = await aPicture().png().toBuffer()
    png.writeUInt32BE(50_000, 16)
    png.writeUInt32BE(50_000, 20)
    png.writeUInt32BE(crc32(png.subarray(12, 29)), 29)
    return png
  }

  it.each<[name: string, code: string, bytes: () => Buffer | Promise<Buffer>]>([
    ['11 MB', 'file.too-large', () => Buffer.alloc(11 * 1024 * 1024, 1)],
    [
      'an executable named as a picture',
      'file.type-refused',
      () => Buffer.concat([Buffer.from('MZ'), Buffer.alloc(200)]),
    ],
    [
      'an HTML page named as a picture',
      'file.type-refused',
      () => Buffer.from('<!doctype html><script>alert(1)</script>'),
    ],
    ['the beginning of an archive', 'file.type-refused', () => Buffer.from('PK\u0003\u0004', 'latin1')],
    ['an SVG', 'file.type-refused', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')],
    ['a damaged HEIC', 'file.unreadable', () => heic],
    ['an incomplete HEIC', 'file.unreadable', () => aHeic.subarray(0, 700)],
    ['a decompression bomb', 'file.unreadable', bomb],
    [
      'an incomplete picture',
      'file.unreadable',
      async () => (await aPicture({ width: 400, height: 400 }).png().toBuffer()).subarray(0, 400),
    ],
    [
      'a PDF with a script',
      'file.script-refused',
      () => aPdf('1 0 obj << /OpenAction << /S /JavaScript /JS (app.alert(1)) >> >> endobj'),
    ],
    [
      'a PDF with a script in escaped letters',
      'file.script-refused',
      () => aPdf('1 0 obj << /OpenAction << /S /J#61va#53cript /JS (app.alert(1)) >> >> endobj'),
    ],
    [
      'a PDF with a compressed script',
      'file.script-refused',
      () => objectStream('6 0 << /S /JavaScript /JS (app.alert(1)) >>'),
    ],
    [
      'a PDF with an unsupported filter',
      'file.unreadable',
      () => objectStream('6 0 << /S /JavaScript >>', '/Filter [/ASCIIHexDecode /FlateDecode]'),
    ],
    [
      'a PDF with a compressed script behind a fake stream',
      'file.script-refused',
      () => objectStream(SCRIPT, '/X (stream\n) /Filter /FlateDecode'),
    ],
    [
      'a PDF with a compressed script behind a fake object',
      'file.script-refused',
      () => objectStream(SCRIPT, '/Filter /FlateDecode /X (obj)'),
    ],
    [
      'a PDF with a script in a stream labelled as a picture',
      'file.script-refused',
      () => labelAsPicture(objectStream(SCRIPT)),
    ],
    [
      'a PDF with a script in a stream with an unusual line break',
      'file.script-refused',
      () => Buffer.from(objectStream(SCRIPT).toString('latin1').replace('stream\n', 'stream \r'), 'latin1'),
    ],
    [
      'a PDF with a script across two chunks',
      'file.script-refused',
      () => objectStream(' '.repeat(64 * 1024 - 8) + SCRIPT),
    ],
    [
      'a PDF with a compressed script and a wrong checksum',
      'file.script-refused',
      () => objectStream(SCRIPT, undefined, Buffer.concat([deflateSync(SCRIPT).subarray(0, -4), Buffer.from('evil')])),
    ],
    [
      'a PDF with a compressed script that is cut off',
      'file.unreadable',
      () => objectStream(SCRIPT, undefined, Buffer.concat([deflateUnended(SCRIPT), Buffer.from([0xff, 0xff, 0xff])])),
    ],
    [
      'a PDF with a script in a rendition',
      'file.script-refused',
      () => objectStream('6 0 << /S /Rendition /JS (app.alert(1)) >>'),
    ],
    [
      'a PDF with objects that use a predictor',
      'file.unreadable',
      () => objectStream(SCRIPT, '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >>'),
    ],
    [
      'a PDF with objects that use a predictor, behind a fake end',
      'file.unreadable',
      () =>
        objectStream(
          SCRIPT,
          '/Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 5 >> /X (endstream)',
          deflateRows(SCRIPT),
        ),
    ],
    [
      'a PDF with a script compressed twice',
      'file.script-refused',
      () => objectStream('', '/Filter [/FlateDecode /FlateDecode]', deflateSync(deflateSync(SCRIPT))),
    ],
    [
      'a PDF that is compressed six times',
      'file.unreadable',
      () => objectStream('', '/Filter 9 0 R', deflateRepeatedly(6)),
    ],
    [
      'a PDF with a script compressed twice that is cut off',
      'file.unreadable',
      () =>
        objectStream(
          '',
          '/Filter 9 0 R',
          deflateSync(Buffer.concat([deflateUnended(SCRIPT), Buffer.from([0xff, 0xff, 0xff])])),
        ),
    ],
    [
      'a PDF with a filter name in escaped letters',
      'file.unreadable',
      () => objectStream(SCRIPT, '/Filter [/ASCII#48exDecode /FlateDecode]'),
    ],
    [
      'a PDF that expands to 130 MB',
      'file.unreadable',
      () => objectStream('', undefined, deflateSync(Buffer.alloc(130 * 1024 * 1024))),
    ],
    ['a PDF with 30 000 streams', 'file.unreadable', () => aPdf('stream\nx\x9c'.repeat(30_000))],
    ['a PDF that starts a program', 'file.script-refused', () => aPdf('1 0 obj << /S /Launch /F (cmd.exe) >> endobj')],
    ['a PDF with another file inside', 'file.script-refused', () => aPdf('1 0 obj << /Type /EmbeddedFile >> endobj')],
    [
      'a PDF with another file attached',
      'file.script-refused',
      () => aPdf('1 0 obj << /Subtype /FileAttachment /FS 2 0 R >> endobj'),
    ],
    [
      'a PDF with another file named',
      'file.script-refused',
      () => aPdf('1 0 obj << /F (a.exe) /EF << /F 9 0 R >> >> endobj'),
    ],
    [
      'a PDF with another file in its compressed objects',
      'file.script-refused',
      () => objectStream('6 0 << /Names << /EmbeddedFiles 7 0 R >> >>'),
    ],
    ['an encrypted PDF', 'file.unreadable', () => aPdf('trailer << /Encrypt 9 0 R >>')],
    ['an empty file', 'input.invalid', () => Buffer.alloc(0)],
  ])('%s', async (_name, code, bytes) => {
    const answer = await send(seeker, await bytes())

    expect(answer.json().code).toBe(code)
  })

  it('a PDF as a profile picture', async () => {
    expect((await send(seeker, aPdf(), { purpose: 'picture' })).json().code).toBe('file.picture-needed')
  })

  it('any file without a session', async () => {
    const { payload, headers } = aForm({ purpose: 'certificate' }, { file: { name: 'a.pdf', bytes: aPdf() } })

    expect((await api.anonymous('POST', '/files', payload, headers)).statusCode).toBe(401)
  })
})

describe('a file can be read', () => {
  const readStatus = async (purpose: string, viewer: Person | null) => {
    const { id } = (await send(seeker, await aPicture().png().toBuffer(), { purpose })).json().data
    const answer = viewer ? await api.as(viewer, 'GET', `/files/${id}`) : await api.anonymous('GET', `/files/${id}`)
    return answer.statusCode
  }

  it('by its owner and by no other seeker', async () => {
    expect(await readStatus('picture', seeker)).toBe(200)
    expect(await readStatus('picture', await api.aSeeker())).toBe(404)
    expect(await readStatus('picture', null)).toBe(404)
  })

  it('by a company: the picture while they are in contact, documents while an application is open', async () => {
    const company = await api.aCompany()
    const job = await api.aPublishedJob(company)
    expect([await readStatus('picture', company), await readStatus('certificate', company)]).toEqual([404, 404])

    await api.db.query(
      `insert into offer (id, job_id, seeker_id, status, lapses_at, created_by, created_at)
       values (gen_random_uuid(), $1, $2, 'open', '2026-11-17T09:00:00Z', $4, $3)`,
      [job.id, seeker.seekerId, api.deps.clock.now(), company.uid],
    )
    expect([await readStatus('picture', company), await readStatus('certificate', company)]).toEqual([200, 404])
    await api.db.query(`update offer set status = 'rescinded' where job_id = $1`, [job.id])
    expect(await readStatus('picture', company)).toBe(404)

    await api.as(seeker, 'POST', `/jobs/${job.id}/applications`, {})
    expect([
      await readStatus('picture', company),
      await readStatus('certificate', company),
      await readStatus('right-to-work', company),
      await readStatus('licence', company),
    ]).toEqual([200, 200, 200, 404])
    const notices = await api.db.query(
      `select title from notification where uid = $1 and kind = 'document.viewed' order by title`,
      [seeker.uid],
    )
    expect(notices).toEqual([
      { title: 'Harbour Security Ltd looked at your certificate' },
      { title: 'Harbour Security Ltd looked at your right-to-work document' },
    ])

    const [application] = await api.db.query<{ id: string }>('select id from application where job_id = $1', [job.id])
    await api.as(seeker, 'POST', `/applications/${application?.id}/withdraw`, {})
    expect([await readStatus('picture', company), await readStatus('certificate', company)]).toEqual([404, 404])
  })

  it('by everybody while it is the logo of a company that has published a job', async () => {
    const company = await api.aCompany({ complete: false })
    const upload = await send(company, await aPicture({ width: 1600, height: 1200 }).png().toBuffer(), {
      purpose: 'logo',
    })
    const { id } = upload.json().data
    const statusFor = async (viewer: Person | null) =>
      (viewer ? await api.as(viewer, 'GET', `/files/${id}`) : await api.anonymous('GET', `/files/${id}`)).statusCode
    const listStatuses = async () => [await statusFor(null), await statusFor(seeker), await statusFor(company)]

    expect(await listStatuses()).toEqual([404, 404, 200])
    await api.as(company, 'PATCH', '/company', { logoFileId: id })
    expect(await listStatuses()).toEqual([404, 404, 200])
    const job = await api.aJob(company)
    await api.db.query(`update job set status = 'published', published_at = now() where id = $1`, [job.id])
    expect(await listStatuses()).toEqual([200, 200, 200])
    const shown = await api.anonymous('GET', `/files/${id}`)
    expect(shown.headers['cache-control']).toBe('public, max-age=300')
    expect((await sharp(shown.rawPayload).metadata()).width).toBe(512)

    await api.as(company, 'PATCH', '/company', {
      logoFileId: (await send(company, await aPicture().png().toBuffer(), { purpose: 'logo' })).json().data.id,
    })
    expect(await listStatuses()).toEqual([404, 404, 404])
  })

  it('as a logo of an incomplete company only by those in contact with it', async () => {
    const company = await api.aCompany({ complete: false })
    const { id } = (await send(company, await aPicture().png().toBuffer(), { purpose: 'logo' })).json().data
    await api.as(company, 'PATCH', '/company', { logoFileId: id })
    const [applicant, job] = [await api.aSeeker(), await api.aJob(company)]
    await api.db.query(
      `insert into application (id, job_id, seeker_id, status, applied_at)
       values (gen_random_uuid(), $1, $2, 'applied', now())`,
      [job.id, applicant.seekerId],
    )

    expect((await api.as(applicant, 'GET', `/files/${id}`)).statusCode).toBe(200)
    expect((await api.as(await api.aCompany(), 'GET', `/files/${id}`)).statusCode).toBe(404)
    await api.db.query(
      `update company
       set bio = 'Guards.', manager_name = 'Mo', manager_email = 'mo@example.co.uk', manager_phone = '+442079460001'
       where id = $1`,
      [company.companyId],
    )
    expect((await api.anonymous('GET', `/files/${id}`)).headers['cache-control']).toBe('public, max-age=300')
  })

  it('only under a valid id', async () => {
    expect((await api.as(seeker, 'GET', '/files/..%2f..%2fetc%2fpasswd')).statusCode).toBe(404)
  })
})

it('a worker cannot upload a logo, and a company at most five that it does not use', async () => {
  const company = await api.aCompany()
  const logo = await aPicture().png().toBuffer()

  expect((await send(seeker, logo, { purpose: 'logo' })).json().code).toBe('access.denied')
  const answers = []
  for (let count = 0; count < 6; count += 1) answers.push((await send(company, logo, { purpose: 'logo' })).statusCode)
  expect(answers).toEqual([200, 200, 200, 200, 200, 429])
})

it('a file can be attached to one record only, which can be saved again with it', async () => {
  const fileId = (await send(seeker, await aPicture().jpeg().toBuffer())).json().data.id
  const certificate = {
    name: 'First Aid at Work',
    issuer: 'St John',
    number: '',
    issuedOn: '2026-01-10',
    expiresOn: null,
    fileId,
  }
  const first = await api.as(seeker, 'POST', '/certificate', certificate)

  const second = await api.as(seeker, 'POST', '/certificate', certificate)
  const again = await api.as(seeker, 'PATCH', `/certificate/${first.json().data.id}`, {
    ...certificate,
    name: 'First Aid',
  })

  expect([second.statusCode, second.json().code]).toEqual([409, 'file.in-use'])
  expect(again.statusCode).toBe(200)
})

it('an upload is recorded once, and other bytes under the same idempotency key are refused', async () => {
  const [first, second] = [await aPicture().png().toBuffer(), await aPicture({ width: 50 }).png().toBuffer()]
  const sendAs = (bytes: Buffer) => {
    const { payload, headers } = aForm({ purpose: 'certificate' }, { file: { name: 'one.png', bytes } })
    return api.as(seeker, 'POST', '/files', payload, { ...headers, 'idempotency-key': 'the-same-key' })
  }

  const [upload, again, other] = [await sendAs(first), await sendAs(first), await sendAs(second)]

  expect([again.json(), other.json().code]).toEqual([upload.json(), 'idempotency.mismatch'])
  const entries = await api.db.query('select action, seeker_id, detail from audit_entry where subject_id = $1', [
    upload.json().data.id,
  ])
  expect(entries).toEqual([{ action: 'file.stored', seekerId: seeker.seekerId, detail: { purpose: 'certificate' } }])
})

it('a file that no record uses is removed after a day', async () => {
  const { id } = (await send(seeker, aPdf())).json().data

  await removeAbandonedFiles(api.deps, new Date(api.deps.clock.now().getTime() + 23 * 60 * 60_000))
  expect((await api.as(seeker, 'GET', `/files/${id}`)).statusCode).toBe(200)

  await removeAbandonedFiles(api.deps, new Date(api.deps.clock.now().getTime() + 25 * 60 * 60_000))
  expect((await api.as(seeker, 'GET', `/files/${id}`)).statusCode).toBe(404)
  expect(await api.deps.files.open(id)).toBeNull()
})
