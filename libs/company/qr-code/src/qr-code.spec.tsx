import { guarded } from '@s4/auth-session'
import type { SessionView, Site, SiteCode } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, noAnswer, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { kioskRoutes, qrCodeRoutes } from './qr-code-routes'
import { requireCompanyOrKiosk } from './require-company-or-kiosk'

const dock: Site = {
  id: '019a0000-0000-7000-8000-000000000011',
  name: 'Tobacco Dock',
  address: '50 Porters Walk, London',
  postcode: 'E1W 2SF',
  point: { lat: 51.5079, lng: -0.0594 },
  zone: 'Europe/London',
  geofenceMetres: 500,
  boundary: null,
  arrivalInstructions: '',
  callsVary: false,
  callsByCheckpoint: false,
  capacity: null,
  vehicleSpaces: null,
  knownRisks: '',
  checkpoints: [{ letter: 'A', name: 'Main gate' }],
}
const downloadLink = (code: string) => `http://seeker.s4.localhost:4200/User-MyWorkAssignedBook?code=${code}`
const codes: SiteCode[] = [
  { checkpoint: null, name: 'Tobacco Dock', code: '7K3M-Q2XD-9FHT', link: downloadLink('7K3M-Q2XD-9FHT') },
  { checkpoint: 'A', name: 'Main gate', code: 'AAAA-BBBB-CCCC', link: downloadLink('AAAA-BBBB-CCCC') },
]

it('shows each code as a QR code and as text, to print and to download', async () => {
  server.use(reply('sites.list', [dock]), reply('sites.codes', codes))
  const { container } = renderRoutes(qrCodeRoutes, { at: '/qr-code' })

  expect(await screen.findByRole('img', { name: 'QR code of Checkpoint A: Main gate' })).toBeTruthy()
  expect(screen.getByText('AAAA-BBBB-CCCC')).toBeTruthy()
  expect(screen.getByRole('link', { name: /A6/ }).getAttribute('href')).toBe(`/api/sites/${dock.id}/codes.pdf?size=A6`)
  const svg = await screen.findByRole('link', { name: 'Download SVG of Tobacco Dock' })
  expect(svg.getAttribute('download')).toBe('tobacco-dock.svg')
  await expectNoAxeViolations(container)
})

it('replaces the codes only after asking', async () => {
  const fresh = codes.map((code, index) => ({ ...code, code: `NEW${index}-NEW${index}-NEW${index}` }))
  let current = codes
  server.use(
    reply('sites.list', [dock]),
    reply('sites.codes', () => current),
    reply('sites.rotateCodes', () => {
      current = fresh
      return fresh
    }),
  )
  renderRoutes(qrCodeRoutes, { at: '/qr-code' })

  await userEvent.click(await screen.findByRole('button', { name: 'Replace codes' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Replace codes' }))

  expect(await screen.findByText('The codes are new. Print them again.')).toBeTruthy()
  expect(await screen.findByText('NEW1-NEW1-NEW1')).toBeTruthy()
})

it('links to adding a site when there is none', async () => {
  server.use(reply('sites.list', []))
  renderRoutes(qrCodeRoutes, { at: '/qr-code' })

  expect((await screen.findByRole('link', { name: 'Add a site' })).getAttribute('href')).toBe('/sites/new')
})

describe('a kiosk', () => {
  const at = `/kiosk/${dock.id}`
  const pass = `kiosk:${dock.id}`
  const shown = {
    siteName: 'Tobacco Dock',
    code: '7K3M-Q2XD-9FHT',
    link: downloadLink('7K3M-Q2XD-9FHT'),
    now: '2026-11-22T12:00:00.000Z',
    nextAt: '2026-11-22T12:00:20.000Z',
    endsAt: '2026-11-22T12:00:50.000Z',
  }
  /** What a server 20 minutes ahead of this screen answers; the code changes and ends after so many milliseconds. */
  const ahead = ({ changes, ends = changes + 30_000 }: { changes: number; ends?: number }) => {
    const now = Date.now() + 20 * 60_000
    const at = (after: number) => new Date(now + after).toISOString()
    return { ...shown, now: at(0), nextAt: at(changes), endsAt: at(ends) }
  }
  const open = (session: SessionView | null) =>
    renderRoutes((deps) => [{ ...guarded(requireCompanyOrKiosk(deps.session)), children: kioskRoutes() }], {
      at,
      session,
    })

  beforeEach(() => localStorage.clear())

  it('is started by somebody signed in, and shows its code large', async () => {
    const asked: string[] = []
    server.use(
      reply('sites.startKiosk', { token: 'pass-of-dock' }),
      reply('sites.kiosk', ({ input }) => (asked.push(input.token), shown)),
    )
    open(aCompanySession())

    expect(await screen.findByRole('heading', { level: 1, name: 'Tobacco Dock' })).toBeTruthy()
    expect(screen.getByText('7K3M-Q2XD-9FHT')).toBeTruthy()
    expect(screen.getByRole('timer').textContent).toMatch(/^0 min \d\d? s$/)
    expect([asked[0], localStorage.getItem(pass)]).toEqual(['pass-of-dock', 'pass-of-dock'])
  })

  it('continues after the session has ended', async () => {
    localStorage.setItem(pass, 'pass-of-dock')
    server.use(reply('sites.kiosk', shown))
    open(null)

    expect(await screen.findByText('7K3M-Q2XD-9FHT')).toBeTruthy()
  })

  it('counts by the clock of the server, and asks again when the code changes', async () => {
    localStorage.setItem(pass, 'pass-of-dock')
    let asked = 0
    server.use(reply('sites.kiosk', () => (asked++, ahead({ changes: 2000 }))))
    open(null)

    expect((await screen.findByRole('timer')).textContent).toMatch(/^0 min 0[12] s$/)
    await expect.poll(() => asked, { timeout: 4000 }).toBeGreaterThan(1)
  })

  it('does not show a code that works no more', async () => {
    localStorage.setItem(pass, 'pass-of-dock')
    server.use(reply('sites.kiosk', () => ahead({ changes: 1000, ends: 1500 })))
    open(null)

    await screen.findByText('7K3M-Q2XD-9FHT')
    server.use(noAnswer('sites.kiosk'))

    await screen.findByText(/The code has run out/, {}, { timeout: 4000 })
    expect([screen.queryByText('7K3M-Q2XD-9FHT'), screen.queryByRole('img')]).toEqual([null, null])
  })

  it('explains how to start it again after it was ended', async () => {
    localStorage.setItem(pass, 'pass-of-before')
    server.use(reject('sites.kiosk', 'kiosk.ended'), reject('sites.startKiosk', 'session.required'))
    open(null)

    expect(await screen.findByRole('link', { name: 'Sign in to start it' })).toBeTruthy()
    expect(localStorage.getItem(pass)).toBeNull()
  })

  it('shows that the server cannot be reached, and keeps its token', async () => {
    localStorage.setItem(pass, 'pass-of-dock')
    server.use(noAnswer('sites.kiosk'))
    open(null)

    expect(await screen.findByText('Network Error')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy()
    expect(localStorage.getItem(pass)).toBe('pass-of-dock')
  })
})
