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

it('keeps a site with its checkpoints, by name', async () => {
  const made = await api.as(acme, 'POST', '/sites', site)
  const listed = await api.as(acme, 'GET', '/sites')

  expect(made.json().data).toMatchObject({ ...site, postcode: 'E1W 2SF', geofenceMetres: 500, zone: 'Europe/London' })
  expect(listed.json().data).toEqual([made.json().data])
})

it('changes the whole of a site', async () => {
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

it.each([
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
  ['an address without a point', { point: undefined }, 'point'],
  ['a point that phones report when they know nothing', { point: { lat: 0, lng: 0 } }, 'point'],
  ['no postcode', { postcode: 'London' }, 'postcode'],
  ['a zone that does not exist', { zone: 'Europe/Camelot' }, 'zone'],
])('refuses %s on its field', async (_name, change, field) => {
  const answer = await api.as(acme, 'POST', '/sites', { ...site, ...change })

  expect(answer.statusCode).toBe(422)
  expect(Object.keys(answer.json().fields)).toContain(field)
})

it('cannot go while work is still to come there', async () => {
  const job = await api.aPublishedJob(acme)

  const refused = await api.as(acme, 'DELETE', `/sites/${job.siteId}`)
  await api.as(acme, 'POST', `/jobs/${job.id}/cancel`, { reason: 'No event' })
  const removed = await api.as(acme, 'DELETE', `/sites/${job.siteId}`)

  expect([refused.json().code, removed.statusCode]).toEqual(['site.in-use', 200])
})

it('is open to its own company alone', async () => {
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

it('prints a code for the site and each checkpoint, with the booking screen behind it', async () => {
  const id = await api.aSite(acme)

  const codes = (await api.as(acme, 'GET', `/sites/${id}/codes`)).json().data

  expect(codes.map(({ checkpoint }: { checkpoint: string | null }) => checkpoint)).toEqual([null, 'A'])
  expect(codes[0].code).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$/)
  expect(codes[0].link).toBe(`http://seeker.s4.localhost:4200/User-MyWorkAssignedBook?code=${codes[0].code}`)
})

it('replaces every code of a site at once', async () => {
  const id = await api.aSite(acme)
  const before = (await api.as(acme, 'GET', `/sites/${id}/codes`)).json().data

  const rotated = (await api.as(acme, 'POST', `/sites/${id}/rotate-codes`)).json().data
  const after = (await api.as(acme, 'GET', `/sites/${id}/codes`)).json().data

  expect(rotated).toEqual(after)
  expect(after[0].code).not.toBe(before[0].code)
})

describe('a kiosk', () => {
  const start = async (id: string) => (await api.as(acme, 'POST', `/sites/${id}/kiosk`, {})).json().data.token as string
  const show = (token: string) => api.anonymous('POST', '/kiosk', { token })

  it('shows its code and when the next one comes, with nobody signed in', async () => {
    const id = await api.aSite(acme)

    const shown = (await show(await start(id))).json().data

    expect(shown).toMatchObject({ siteName: 'Tobacco Dock', nextAt: '2026-11-16T09:00:30.000Z' })
  })

  it('goes on for 30 days', async () => {
    const token = await start(await api.aSite(acme))

    api.moveTo('2026-12-16T08:59:59.000Z')
    expect((await show(token)).statusCode).toBe(200)
    api.moveTo('2026-12-16T09:00:00.000Z')
    expect((await show(token)).json().code).toBe('kiosk.ended')
    api.moveTo('2026-11-16T09:00:00.000Z')
  })

  it('ends when the codes of its site are replaced, and when the site is removed', async () => {
    const [replaced, removed] = [await api.aSite(acme), await api.aSite(acme)]
    const tokens = [await start(replaced), await start(removed)]

    await api.as(acme, 'POST', `/sites/${replaced}/rotate-codes`, {})
    await api.as(acme, 'DELETE', `/sites/${removed}`)

    expect((await Promise.all(tokens.map(show))).map((answer) => answer.json().code)).toEqual([
      'kiosk.ended',
      'kiosk.ended',
    ])
  })

  it('takes no token that was made up, cut short or made for another site', async () => {
    const token = await start(await api.aSite(acme))
    const other = await api.aSite(acme)
    const [, endsAt = '', signature = ''] = token.split('.')
    const forged = [
      '',
      'nonsense',
      token.slice(0, -1),
      `${other}.${endsAt}.${signature}`,
      `${token.split('.')[0]}.${Number(endsAt) + 1}.${signature}`,
    ]

    expect((await Promise.all(forged.map(show))).map((answer) => answer.statusCode)).toEqual(forged.map(() => 403))
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

it('prints a code that a scanner reads and booking on accepts', async () => {
  const id = await api.aSite(acme)
  const [site] = await api.db.query<{ id: string; codeGeneration: number }>(
    'select id, code_generation from site where id = $1',
    [id],
  )
  const sheet = await api.as(acme, 'GET', `/sites/${id}/codes.pdf?size=A6`)

  const read = await scanFirstPage(sheet.rawPayload)

  const { matchSiteCode } = siteCodes(api.deps.settings.codeKey)
  expect(site && matchSiteCode(read ?? '', { ...site, checkpoints: ['A'] }, api.deps.clock.now())).toEqual({
    checkpoint: null,
  })
})

describe('a code', () => {
  const codes = siteCodes(Buffer.alloc(32, 'k'))
  const dock = { id: '0198a000-0000-7000-8000-000000000001', codeGeneration: 1 }
  const now = new Date('2026-11-21T22:00:10Z')
  const match = (text: string, at = now) => codes.matchSiteCode(text, { ...dock, checkpoints: ['A'] }, at)

  it('is read as printed, as typed, and inside its link', () => {
    const code = codes.printed(dock, 'A')

    const read = [
      code,
      code.toLowerCase().replaceAll('-', ' '),
      `http://seeker.s4.localhost:4200/User-MyWorkAssignedBook?code=${code}`,
    ].map((text) => match(text))

    expect(read).toEqual([{ checkpoint: 'A' }, { checkpoint: 'A' }, { checkpoint: 'A' }])
  })

  it('names the site itself without a checkpoint', () => {
    expect(match(codes.printed(dock, null))).toEqual({ checkpoint: null })
  })

  it.each([
    ['of another site', codes.printed({ ...dock, id: '0198a000-0000-7000-8000-000000000002' }, null)],
    ['of a checkpoint the site no longer has', codes.printed(dock, 'B')],
    ['printed before the codes were replaced', codes.printed({ ...dock, codeGeneration: 0 }, null)],
    ['made up', '0000-0000-0000'],
    ['cut short', codes.printed(dock, null).slice(0, 9)],
  ])('is worthless %s', (_name, text) => {
    expect(match(text)).toBeNull()
  })

  it('of a kiosk changes every 30 seconds and works for 60', () => {
    const { code, nextAt } = codes.kiosk(dock, now)
    const after = (seconds: number) => match(code, new Date(now.getTime() + seconds * 1000))

    expect([after(0), after(30), after(49), after(50)]).toEqual([
      { checkpoint: null },
      { checkpoint: null },
      { checkpoint: null },
      null,
    ])
    expect(nextAt.getTime() % KIOSK_STEP).toBe(0)
  })
})
