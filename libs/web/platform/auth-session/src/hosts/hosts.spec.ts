import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { homeUrl, loginUrl, openUrl, safeNext, appUrl } from './hosts'
import { appForPath } from './paths'

const own = ['s4.localhost:4200', 'seeker.s4.localhost:4200', 'company.s4.localhost:4200']

describe('an address', () => {
  it('of another app keeps the scheme, the port and the path', () => {
    expect(appUrl('seeker', '/User-Job?near=E1')).toBe('http://seeker.s4.localhost:4200/User-Job?near=E1')
    expect(homeUrl('Company')).toBe('http://company.s4.localhost:4200/recents-jobs')
    expect(loginUrl('http://seeker.s4.localhost:4200/User-Job?a=1&b=2')).toBe(
      'http://s4.localhost:4200/login?next=http%3A%2F%2Fseeker.s4.localhost%3A4200%2FUser-Job%3Fa%3D1%26b%3D2',
    )
  })

  it.each([
    ['http://seeker.s4.localhost:4200/User-Job', 'http://seeker.s4.localhost:4200/User-Job'],
    ['/dashboard', 'http://s4.localhost:4200/dashboard'],
    ['https://s4.localhost:4200/login', null],
    ['http://s4.localhost:4200@evil.example/', null],
    ['http://user:secret@s4.localhost:4200/', null],
    ['http://evil.s4.localhost:4200/', null],
    ['http://s4.localhost:4200.evil.example/', null],
    ['http://s4.localhost/', null],
    ['//evil.example', null],
    [String.raw`/\evil.example`, null],
    [String.raw`\\evil.example`, null],
    ['javascript:alert(1)', null],
    ['data:text/html,hello', null],
    ['', null],
    [null, null],
  ])('%s to return to is %s', (next, safe) => {
    expect(safeNext(next)).toBe(safe)
  })

  it('to return to is always on one of our own hosts', () => {
    const tricky = fc.oneof(
      fc.webUrl(),
      fc.string(),
      fc
        .tuple(
          fc.constantFrom(
            'http://',
            '//',
            'https://',
            String.raw`\\`,
            'javascript:',
            'http:/',
            ' http://',
            '\thttp://',
          ),
          fc.constantFrom(...own, 'evil.example'),
          fc.string(),
        )
        .map((parts) => parts.join('')),
    )
    fc.assert(
      fc.property(tricky, (next) => {
        const safe = safeNext(next)
        if (safe === null) return
        const { protocol, host } = new URL(safe)
        expect([protocol, own.includes(host)]).toEqual(['http:', true])
      }),
      { numRuns: 2000 },
    )
  })
})

describe('a path', () => {
  it.each([
    ['/User-Job', 'seeker'],
    ['/User-JobDetails/0190', 'seeker'],
    ['/edit-personal-details', 'seeker'],
    ['/edit-company-manager', 'company'],
    ['/recents-jobs', 'company'],
    ['/job-detail/0190', 'company'],
    ['/chat', 'company'],
    ['/login', 'shell'],
    ['/', 'shell'],
    ['/account', null],
    ['/nowhere', null],
  ])('%s belongs to %s', (path, app) => {
    expect(appForPath(path)).toBe(app)
  })
})

describe('a page that is opened', () => {
  it('is opened once when two parts ask for it at once, and again later', () => {
    vi.useFakeTimers({ toFake: ['performance'] })
    const assign = vi.fn<(url: string) => void>()
    vi.stubGlobal('location', { assign })

    for (const url of ['/home', '/home', '/login']) openUrl(url)
    expect(assign.mock.calls).toEqual([['/home'], ['/login']])

    openUrl('/home')
    vi.advanceTimersByTime(1000)
    openUrl('/home')
    expect(assign).toHaveBeenCalledTimes(4)
    vi.unstubAllGlobals()
    vi.useRealTimers()
  })
})
