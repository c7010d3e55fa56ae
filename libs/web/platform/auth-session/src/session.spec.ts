import type { Api } from '@s4/api-client'
import type { SessionView } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createSession } from './session'

const HOUR = 3_600_000

const aView = (uid: string, change: Partial<SessionView> = {}): SessionView => {
  const now = Date.now()
  return {
    user: { uid, role: 'Job Seeker', email: `${uid}@example.co.uk`, emailVerified: true },
    name: 'Ada Lovelace',
    picture: null,
    jobSeekerId: '0190a000-0000-7000-8000-000000000001',
    companyId: null,
    company: null,
    member: null,
    companies: [],
    profile: { complete: true, percentage: 80, missing: [] },
    issuedAt: new Date(now).toISOString(),
    expiresAt: new Date(now + HOUR).toISOString(),
    now: new Date(now).toISOString(),
    ...change,
  }
}

/** An API that returns these responses one by one. */
const answering = (...answers: (SessionView | null | ApiError)[]) => {
  const call = async () => {
    const answer = answers.shift()
    if (answer instanceof ApiError) throw answer
    return answer
  }
  return createSession({ call } as unknown as Api)
}

beforeEach(() => localStorage.clear())

describe('a session', () => {
  it('is read once and writes the stored keys, without tokens or email addresses', async () => {
    const session = answering(aView('ada'))

    await Promise.all([session.current(), session.current()])

    expect(Object.keys({ ...localStorage }).toSorted()).toEqual([
      'currentUserId',
      'jobSeekerId',
      'profileComplete',
      'profileName',
      'sessionData',
      'user',
      'userRole',
    ])
    expect(JSON.stringify({ ...localStorage })).not.toContain('@example')
  })

  it('does not end after a single null, because another tab may have just signed in', async () => {
    const session = answering(aView('ada'), null, aView('ada'))
    await session.current()

    await session.refresh()

    expect(session.ended()).toBeNull()
  })

  it('removes another person’s unsent messages, and keeps one’s own after expiry', async () => {
    localStorage.setItem('unsent:ben', 'Ben’s words')
    localStorage.setItem('unsent:ada', 'Ada’s words')
    const session = answering(aView('ada', { expiresAt: new Date(Date.now() - 1).toISOString() }), null, null)
    await session.current()
    expect(localStorage.getItem('unsent:ben')).toBeNull()

    await session.refresh()
    expect(session.ended()).toBe('expired')
    expect(localStorage.getItem('unsent:ada')).toBe('Ada’s words')
  })

  it('keeps the shift pass after expiry, and removes it on sign-out', async () => {
    localStorage.setItem('shiftPass', 'a token')
    const over = answering(aView('ada'))
    await over.current()
    over.expire()
    expect(localStorage.getItem('shiftPass')).toBe('a token')

    const session = answering(aView('ada'), null)
    await session.current()
    await session.end()

    expect(localStorage.getItem('shiftPass')).toBeNull()
  })

  it('removes unsent messages on sign-out', async () => {
    localStorage.setItem('unsent:ada', 'Ada’s words')
    const session = answering(aView('ada'), null)
    await session.current()

    await session.end()

    expect(localStorage.getItem('unsent:ada')).toBeNull()
  })

  it.each<[name: string, answer: SessionView | null, end: string]>([
    ['lost without a sign-out', null, 'expired'],
    ['taken over by somebody else’s sign-in', aView('ben'), 'other-person'],
  ])('ends when it was %s, and clears what is stored', async (_name, answer, end) => {
    const session = answering(aView('ada'), answer)
    await session.current()

    expect(await session.refresh()).toBeNull()
    expect(session.ended()).toBe(end)
    expect(localStorage).toHaveLength(0)
    expect(session.snapshot()?.user.uid).toBe('ada')
  })

  it('ends as signed out in every tab of the browser in which somebody signs out', async () => {
    const here = answering(aView('ada'), null)
    const otherTab = answering(aView('ada'), null, null)
    await Promise.all([here.current(), otherTab.current()])

    await here.end()
    await otherTab.refresh()

    expect(otherTab.ended()).toBe('signed-out')
  })

  it('is not taken for signed out after signing out failed', async () => {
    const session = answering(aView('ada'), new ApiError('network.error'), null, null)
    await session.current()
    await expect(session.end()).rejects.toThrow('Network Error')

    await session.refresh()

    expect(session.ended()).toBe('expired')
  })

  it.each([-10, 10])('has its hour by the server’s clock, with this device’s %i minutes off', async (minutes) => {
    const server = Date.now() + minutes * 60_000
    const session = answering(
      aView('ada', { now: new Date(server).toISOString(), expiresAt: new Date(server + HOUR).toISOString() }),
    )

    await session.current()

    expect(Math.abs(session.millisecondsLeft() - HOUR)).toBeLessThan(1000)
  })

  it('ends as expired when its hour is over', async () => {
    const past = new Date(Date.now() - 1000).toISOString()
    const session = answering(aView('ada', { expiresAt: past }), null)
    await session.current()

    await session.refresh()

    expect(session.ended()).toBe('expired')
  })

  it('is read again after a failed request', async () => {
    const session = answering(new ApiError('network.error'), aView('ada'))

    await expect(session.current()).rejects.toThrow('Network Error')
    expect((await session.current())?.user.uid).toBe('ada')
  })

  it('works with invalid data in storage', async () => {
    localStorage.setItem('currentUserId', 'kim')
    localStorage.setItem('user', '{not json')
    localStorage.setItem('sessionData', '\u0000')
    localStorage.setItem('companyProfile', 'x'.repeat(1000))

    await answering(aView('ada')).current()

    expect(localStorage.getItem('currentUserId')).toBe('ada')
    expect(localStorage.getItem('companyProfile')).toBeNull()
  })
})

describe('while the server cannot be reached', () => {
  const unreachable = () => new ApiError('network.error')
  let logged: ReturnType<typeof vi.spyOn>
  beforeEach(() => {
    logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
  })
  afterEach(() => vi.restoreAllMocks())

  /** A browser with the stored session of somebody. */
  const withStoredSession = async (view: SessionView) => {
    await answering(view).current()
  }

  it.each([
    ['complete', true],
    ['incomplete', false],
  ])('the stored person is let in as %s, and the failure is logged', async (_what, complete) => {
    await withStoredSession(aView('ada', { profile: { complete, percentage: 80, missing: [] } }))
    const session = answering(unreachable())

    expect(await session.current()).toMatchObject({
      user: { uid: 'ada', role: 'Job Seeker' },
      name: 'Ada Lovelace',
      jobSeekerId: '0190a000-0000-7000-8000-000000000001',
      profile: { complete },
    })
    expect(session.unreachable()).toBe(true)
    expect(session.snapshot()?.user.uid).toBe('ada')
    expect(logged.mock.calls).toEqual([
      [expect.stringContaining('could not be fetched'), expect.objectContaining({ code: 'network.error' })],
    ])
  })

  it('an open page stays open, and is updated by the first response', async () => {
    const session = answering(aView('ada'), unreachable(), unreachable(), aView('ada', { name: 'Ada King' }))
    await session.current()
    await session.refresh().catch(() => null)

    expect(await session.current()).toMatchObject({ name: 'Ada Lovelace' })
    expect([session.unreachable(), (await session.current())?.name, session.unreachable()]).toEqual([
      true,
      'Ada King',
      false,
    ])
  })

  it('a failing server counts as unreachable, and a refusing one does not', async () => {
    await withStoredSession(aView('ada'))

    expect(await answering(new ApiError('server.busy')).current()).toMatchObject({ user: { uid: 'ada' } })
    await expect(answering(new ApiError('session.other-person')).current()).rejects.toMatchObject({
      code: 'session.other-person',
    })
  })

  it.each<[name: string, spoil: () => void]>([
    ['nobody was here', () => localStorage.clear()],
    ['the hour is over', () => vi.spyOn(Date, 'now').mockReturnValue(Date.now() + HOUR)],
    ['somebody else was here last', () => localStorage.setItem('currentUserId', 'ben')],
    ['what is kept is damaged', () => localStorage.setItem('sessionData', '{"timestamp":')],
    [
      'what is kept is of an older version',
      () => localStorage.setItem('sessionData', JSON.stringify({ timestamp: Date.now() })),
    ],
  ])('nobody is let in when %s', async (_name, spoil) => {
    await withStoredSession(aView('ada'))
    spoil()

    await expect(answering(unreachable()).current()).rejects.toMatchObject({ code: 'network.error' })
  })

  it('the stored copy does not let in somebody whose session has ended', async () => {
    const session = answering(aView('ada'), null, null, unreachable())
    await session.current()
    await session.refresh()

    await expect(session.refresh().then(() => session.current())).rejects.toMatchObject({ code: 'network.error' })
  })
})
