import type { Api } from '@s4/api-client'
import type { SessionView } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { checkCompleteness } from './check-completeness'
import { createSession } from './session'

const START = Date.parse('2026-11-21T09:00:00.000Z')
const MINUTE = 60_000

const aView = (complete: boolean): SessionView => ({
  user: { uid: 'ada', role: 'Job Seeker', email: 'ada@example.co.uk', emailVerified: true },
  name: 'Ada',
  picture: null,
  jobSeekerId: '0190a000-0000-7000-8000-000000000001',
  companyId: null,
  company: null,
  member: null,
  companies: [],
  profile: { complete, percentage: 80, missing: [] },
  issuedAt: new Date(START).toISOString(),
  expiresAt: new Date(START + 60 * MINUTE).toISOString(),
  now: new Date(START).toISOString(),
})

/** A page Ada opened at nine; each answer is complete, incomplete or a failure. */
async function aPage(...answers: (boolean | ApiError)[]) {
  let asked = 0
  const call = async () => {
    const answer = answers[asked]
    asked += 1
    if (answer instanceof ApiError) throw answer
    return aView(answer ?? true)
  }
  const session = createSession({ call } as unknown as Api)
  await session.current()
  return { session, asked: () => asked }
}

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  localStorage.clear()
  vi.useFakeTimers({ now: START, toFake: ['Date'] })
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('asks no more than once a minute while the profile is complete, opening the page included', async () => {
  const { session, asked } = await aPage(true, true)

  vi.setSystemTime(START + MINUTE - 1)
  expect(await checkCompleteness(session)).toBe(true)
  expect(asked()).toBe(1)
  vi.setSystemTime(START + MINUTE)
  await checkCompleteness(session)
  await checkCompleteness(session)

  expect(asked()).toBe(2)
})

it('asks at once when it is forced, and each time while the profile is incomplete', async () => {
  const complete = await aPage(true, true)
  await checkCompleteness(complete.session, { force: true })
  expect(complete.asked()).toBe(2)

  const incomplete = await aPage(false, false, true)
  await checkCompleteness(incomplete.session)

  expect(await checkCompleteness(incomplete.session)).toBe(true)
  expect(incomplete.asked()).toBe(3)
})

it('keeps the last result when the server cannot be reached, and logs it', async () => {
  const { session } = await aPage(true, new ApiError('network.error'))

  expect(await checkCompleteness(session, { force: true })).toBe(true)
  expect(logged).toHaveBeenCalledWith(
    expect.stringContaining('could not be fetched'),
    expect.objectContaining({ code: 'network.error' }),
  )
  expect(localStorage.getItem('profileComplete')).toBe('true')
})

it('returns false and clears the flag after another person has signed in', async () => {
  const { session, asked } = await aPage(true)
  localStorage.setItem('currentUserId', 'ben')

  expect(await checkCompleteness(session)).toBe(false)
  expect(asked()).toBe(1)
  expect(localStorage.getItem('profileComplete')).toBeNull()
})
