import { describe, expect, it } from 'vitest'
import { textOfPdf } from '../../../src/testing/pdf-text'
import { startApi } from '../../../src/testing/start-api'
import { KIOSK_STEP, siteCodes } from '@s4/api-marketplace/sites'
import { scanFirstPage } from '../../../src/testing/scan-page'

const api = await startApi()
const acme = await api.aCompany()
const globex = await api.aCompany()
const sam = await api.aSeeker()

const site = {
  name: 'Tobacco Dock',
  address: '50 Porters Walk, London',
  postcode: 'e1w2sf',
  point: { lat: 51.5079, lng: -0.0594 },
  checkpoints: [
    { letter: 'A', name: 'Main gate' },
    { letter: 'C', name: 'Car park' },
  ],
}

it('creates a site with its checkpoints', async () => {
  const made = await api.as(acme, 'POST', '/sites', site)
  const listed = await api.as(acme, 'GET', '/sites')

  expect(made.json().data).toMatchObject({ ...site, postcode: 'E1W 2SF', geofenceMetres: 500, zone: 'Europe/London' })
  expect(listed.json().data).toEqual([made.json().data])
})

it('changes a site and its checkpoints', async () => {
  const { id } = (await api.as(acme, 'POST', '/sites', site)).json().data

  const changed = await api.as(acme, 'PATCH', `/sites/${id}`, {
    ...site,
    name: 'The Dock',
    geofenceMetres: 200,
    checkpoints: [{ letter: 'A', name: 'Gate' }],
  })

  expect(changed.json().data).toMatchObject({
    name: 'The Dock',
    geofenceMetres: 200,
    checkpoints: [{ letter: 'A', name: 'Gate' }],
  })
})

const aCorner = (at: number) => ({ lat: 51.5079 + Math.sin(at / 10) / 1_000, lng: -0.0594 + Math.cos(at / 10) / 1_000 })

const corners = [
  { lat: 51.5075, lng: -0.06 },
  { lat: 51.5083, lng: -0.06 },
  { lat: 51.5083, lng: -0.0588 },
  { lat: 51.5075, lng: -0.0588 },
]

it('keeps the corners of a site without the repeated one, until the circle is chosen again', async () => {
  const made = await api.as(acme, 'POST', '/sites', { ...site, boundary: [...corners, corners[0]] })
  const path = `/sites/${made.json().data.id}`
  const shown = await api.as(acme, 'GET', path)
  const changed = await api.as(acme, 'PATCH', path, { ...site, boundary: null })

  expect([made, shown, changed].map((answer) => answer.json().data.boundary)).toEqual([corners, corners, null])
})

it.each([
  ['a boundary that crosses itself', { boundary: [0, 2, 1, 3].map((index) => corners[index]) }, 'boundary'],
  ['a boundary of two corners', { boundary: corners.slice(2) }, 'boundary'],
  ['a boundary of 51 corners', { boundary: Array.from({ length: 51 }, (_, at) => aCorner(at)) }, 'boundary'],
  ['a boundary far from the pin', { boundary: corners.map(({ lat, lng }) => ({ lat: lat + 1, lng })) }, 'boundary'],
  ['a boundary beyond the pole', { boundary: [...corners, { lat: 91, lng: 0 }] }, 'boundary.4.lat'],
  ['11 checkpoints', { checkpoints: [...'ABCDEFGHIJA'].map((letter) => ({ letter, name: 'Gate' })) }, 'checkpoints'],
  [
    'a letter used twice',
    {
      checkpoints: [
        { letter: 'A', name: 'Gate' },
        { letter: 'A', name: 'Door' },
      ],
    },
    'checkpoints.1.letter',
  ],
  ['an address without coordinates', { point: undefined }, 'point'],
  ['the coordinates 0, 0 that some phones report by default', { point: { lat: 0, lng: 0 } }, 'point'],
  ['no postcode', { postcode: 'London' }, 'postcode'],
  ['a zone that does not exist', { zone: 'Europe/Camelot' }, 'zone'],
])('refuses %s and names the field', async (_name, change, field) => {
  const answer = await api.as(acme, 'POST', '/sites', { ...site, ...change })

  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toContain(field)
})

it('cannot be deleted while a job there has future shifts', async () => {
  const job = await api.aPublishedJob(acme)

  const refused = await api.as(acme, 'DELETE', `/sites/${job.siteId}`)
  await api.as(acme, 'POST', `/jobs/${job.id}/cancel`, { reason: 'No event' })
  const removed = await api.as(acme, 'DELETE', `/sites/${job.siteId}`)

  expect([refused.json().code, removed.statusCode]).toEqual(['site.in-use', 200])
})

it('can be read and changed by its own company only', async () => {
  const id = await api.aSite(acme)
  for (const [method, path] of [
    ['GET', `/sites/${id}`],
    ['GET', `/sites/${id}/codes`],
    ['DELETE', `/sites/${id}`],
  ] as const) {
    await api.refusals({ method, path, wrongRole: sam, stranger: globex })
  }
  await api.refusals({ method: 'POST', path: `/sites/${id}/kiosk`, wrongRole: sam, stranger: globex })
  await api.refusals({ method: 'POST', path: `/sites/${id}/rotate-codes`, wrongRole: sam, stranger: globex })
  await api.refusals({ method: 'PATCH', path: `/sites/${id}`, body: site, wrongRole: sam, stranger: globex })
})

it('has a code for the site and each checkpoint, with a link to the booking screen', async () => {
  const id = await api.aSite(acme)

  const codes = (await api.as(acme, 'GET', `/sites/${id}/codes`)).json().data

  expect(codes.map(({ checkpoint }: { checkpoint: string | null }) => checkpoint)).toEqual([null, 'A'])
  expect(codes[0].code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(codes[0].link).toBe(`http://seeker.s4.localhost:4200/User-MyWorkAssignedBook?code=${codes[0].code}`)
})

it('replaces all codes of a site at once', async () => {
  const id = await api.aSite(acme)
  const before = (await api.as(acme, 'GET', `/sites/${id}/codes`)).json().data

  const rotated = (await api.as(acme, 'POST', `/sites/${id}/rotate-codes`)).json().data
  const after = (await api.as(acme, 'GET', `/sites/${id}/codes`)).json().data

  expect(rotated).toEqual(after)
  expect(after[0].code).not.toBe(before[0].code)
})

describe('a kiosk', () => {
  const startKiosk = async (id: string) =>
    (await api.as(acme, 'POST', `/sites/${id}/kiosk`, {})).json().data.token as string
  const getKiosk = (token: string) => api.anonymous('POST', '/kiosk', { token })

  it('shows its site and when the code changes, without a session', async () => {
    const id = await api.aSite(acme)

    const shown = (await getKiosk(await startKiosk(id))).json().data

    expect(shown).toMatchObject({
      siteName: 'Tobacco Dock',
      now: '2026-11-16T09:00:00.000Z',
      nextAt: '2026-11-16T09:00:30.000Z',
      endsAt: '2026-11-16T09:01:00.000Z',
    })
  })

  it('shows the same to somebody signed in who may start one', async () => {
    const id = await api.aSite(acme)

    const shown = (await api.as(acme, 'GET', `/sites/${id}/kiosk`)).json()

    expect(shown).toEqual((await getKiosk(await startKiosk(id))).json())
    await api.refusals({ method: 'GET', path: `/sites/${id}/kiosk`, wrongRole: sam, stranger: globex })
  })

  it('ends after 30 days', async () => {
    const token = await startKiosk(await api.aSite(acme))

    api.moveTo('2026-12-16T08:59:59.000Z')
    expect((await getKiosk(token)).statusCode).toBe(200)
    api.moveTo('2026-12-16T09:00:00.000Z')
    expect((await getKiosk(token)).json().code).toBe('kiosk.ended')
    api.moveTo('2026-11-16T09:00:00.000Z')
  })

  it('ends when the codes of its site are replaced or the site is removed', async () => {
    const [replaced, removed] = [await api.aSite(acme), await api.aSite(acme)]
    const tokens = [await startKiosk(replaced), await startKiosk(removed)]

    await api.as(acme, 'POST', `/sites/${replaced}/rotate-codes`, {})
    await api.as(acme, 'DELETE', `/sites/${removed}`)

    expect((await Promise.all(tokens.map(getKiosk))).map((answer) => answer.json().code)).toEqual([
      'kiosk.ended',
      'kiosk.ended',
    ])
  })

  it('refuses a token that is invented, shortened, extended or for another site', async () => {
    const token = await startKiosk(await api.aSite(acme))
    const other = await api.aSite(acme)
    const [, endsAt = '', signature = ''] = token.split('.')
    const forged = [
      '',
      'nonsense',
      token.slice(0, -1),
      `${other}.${endsAt}.${signature}`,
      `${token.split('.')[0]}.${Number(endsAt) + 1}.${signature}`,
    ]

    expect((await Promise.all(forged.map(getKiosk))).map((answer) => answer.statusCode)).toEqual(forged.map(() => 403))
  })
})

it.each([
  ['A4', '[0 0 595.28 841.89]'],
  ['A6', '[0 0 297.64 419.53]'],
])('prints a page for each code on %s', async (size, box) => {
  const id = await api.aSite(acme)
  const codes = (await api.as(acme, 'GET', `/sites/${id}/codes`)).json().data

  const answer = await api.as(acme, 'GET', `/sites/${id}/codes.pdf?size=${size}`)

  expect(answer.headers['content-type']).toBe('application/pdf')
  const pages = answer.rawPayload.toString('latin1').match(/\/MediaBox [^\n]*/g)
  expect(pages).toEqual(Array.from(codes, () => `/MediaBox ${box}`))
  expect(textOfPdf(answer.rawPayload)).toContain(codes[1].code)
  await api.refusals({ method: 'GET', path: `/sites/${id}/codes.pdf`, wrongRole: sam, stranger: globex })
})

it('prints a code that a scanner can read and booking on accepts', async () => {
  const id = await api.aSite(acme)
  const [site] = await api.db.query<{ id: string; codeGeneration: number }>(
    'select id, code_generation from site where id = $1',
    [id],
  )
  const sheet = await api.as(acme, 'GET', `/sites/${id}/codes.pdf?size=A6`)

  const read = await scanFirstPage(sheet.rawPayload)

  const { matchSiteCode } = siteCodes(api.deps.settings.codeKeys)
  expect(site && matchSiteCode(read ?? '', { ...site, checkpoints: ['A'] }, api.deps.clock.now())).toEqual({
    checkpoint: null,
  })
})

describe('a code', () => {
  const codes = siteCodes([Buffer.alloc(32, 'k')])
  const dock = { id: '0198a000-0000-7000-8000-000000000001', codeGeneration: 1 }
  const now = new Date('2026-11-21T22:00:10Z')
  const match = (text: string, at = now) => codes.matchSiteCode(text, { ...dock, checkpoints: ['A'] }, at)

  it('is accepted as printed, as typed and within its link', () => {
    const code = codes.printed(dock, 'A')

    const read = [
      code,
      code.toLowerCase().replaceAll('-', ' '),
      `http://seeker.s4.localhost:4200/User-MyWorkAssignedBook?code=${code}`,
    ].map((text) => match(text))

    expect(read).toEqual([{ checkpoint: 'A' }, { checkpoint: 'A' }, { checkpoint: 'A' }])
  })

  it('without a checkpoint stands for the site', () => {
    expect(match(codes.printed(dock, null))).toEqual({ checkpoint: null })
  })

  it.each([
    ['of another site', codes.printed({ ...dock, id: '0198a000-0000-7000-8000-000000000002' }, null)],
    ['of a checkpoint the site no longer has', codes.printed(dock, 'B')],
    ['printed before the codes were replaced', codes.printed({ ...dock, codeGeneration: 0 }, null)],
    ['invented', '0000-0000-0000'],
    ['cut short', codes.printed(dock, null).slice(0, 9)],
  ])('is refused when it is %s', (_name, text) => {
    expect(match(text)).toBeNull()
  })

  it('of a kiosk changes every 30 seconds and is valid until the end of the next 30', () => {
    const { code, nextAt, endsAt } = codes.kiosk(dock, now)
    const after = (seconds: number) => match(code, new Date(now.getTime() + seconds * 1000))

    expect([after(0), after(30), after(49), after(50)]).toEqual([
      { checkpoint: null },
      { checkpoint: null },
      { checkpoint: null },
      null,
    ])
    expect(nextAt.getTime() % KIOSK_STEP).toBe(0)
    expect(endsAt).toEqual(new Date(now.getTime() + 50_000))
  })
})
