import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { cachedComplete, clearForeignSession, sessionKeys, type KeyValueStorage } from './cached-completeness'
import { completenessCheck } from './completeness-check'

const storageWith = (stored: Record<string, string>) => {
  const kept = new Map(Object.entries(stored))
  const storage: KeyValueStorage = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }
  return { storage, kept }
}

const signedIn = { currentUserId: 'sam', jobSeekerId: 'js-1' }

const aCheck = (
  stored: Record<string, string>,
  answers: (boolean | Error)[],
  uid: string | null = 'sam',
  role: 'seeker' | 'company' = 'seeker',
) => {
  const { storage, kept } = storageWith(stored)
  const asked: number[] = []
  const clock = { at: 1_000_000 }
  let answeredAt = -Infinity
  const ask = async () => {
    const answer = answers[asked.length] ?? new Error('nothing more to answer')
    asked.push(clock.at)
    if (answer instanceof Error) throw answer
    answeredAt = clock.at
    return answer
  }
  return {
    check: completenessCheck({ storage, role, uid, ask, answeredAt: () => answeredAt, now: () => clock.at }),
    kept,
    asked,
    clock,
  }
}

let logged: ReturnType<typeof vi.spyOn>
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => undefined)
})
afterEach(() => logged.mockRestore())

describe('a check of completeness', () => {
  it('logs a failure to fetch, and only that', async () => {
    const failure = new Error('Network Error')
    const { check } = aCheck({ ...signedIn, profileComplete: 'true' }, [true, failure])

    await check()
    expect(logged).not.toHaveBeenCalled()
    await check({ force: true })

    expect(logged.mock.calls).toEqual([[expect.stringContaining('could not be fetched'), failure]])
  })

  it.each<
    [name: string, stored: Record<string, string>, answer: boolean | Error, result: boolean, cached: string | undefined]
  >([
    ['remembers that the profile is complete', signedIn, true, true, 'true'],
    ['remembers that it no longer is', { ...signedIn, profileComplete: 'true' }, false, false, 'false'],
    [
      'trusts a cached yes when the server is away',
      { ...signedIn, profileComplete: 'true' },
      new Error('Network Error'),
      true,
      'true',
    ],
    [
      'keeps a cached no when the server is away',
      { ...signedIn, profileComplete: 'false' },
      new Error('Network Error'),
      false,
      'false',
    ],
    ['says no when nothing is cached and the server is away', signedIn, new Error('Network Error'), false, undefined],
    [
      'takes no corrupt flag for a yes',
      { ...signedIn, profileComplete: '{"complete":true' },
      new Error('Network Error'),
      false,
      '{"complete":true',
    ],
    [
      'says no and clears without a jobSeekerId',
      { currentUserId: 'sam', profileComplete: 'true' },
      true,
      false,
      undefined,
    ],
    [
      'clears the session of somebody else',
      { currentUserId: 'kim', jobSeekerId: 'js-2', profileComplete: 'true' },
      true,
      false,
      undefined,
    ],
  ])('%s', async (_name, stored, answer, result, cached) => {
    const { check, kept } = aCheck(stored, [answer])

    expect(await check()).toBe(result)
    expect(kept.get('profileComplete')).toBe(cached)
  })

  it('says no and clears when nobody is signed in', async () => {
    const { check, kept, asked } = aCheck({ ...signedIn, profileComplete: 'true' }, [true], null)

    expect(await check()).toBe(false)
    expect(kept.has('profileComplete')).toBe(false)
    expect(asked).toEqual([])
  })

  it('of a company needs no jobSeekerId and uses its own flag', async () => {
    const { check, kept } = aCheck({ currentUserId: 'sam' }, [true], 'sam', 'company')

    expect(await check()).toBe(true)
    expect(kept.get('companyProfileComplete')).toBe('true')
  })

  it('asks again only after 60 seconds, or when forced', async () => {
    const { check, asked, clock } = aCheck(signedIn, [true, true, true])

    await check()
    clock.at += 59_999
    await check()
    expect(asked).toHaveLength(1)

    await check({ force: true })
    expect(asked).toHaveLength(2)

    clock.at += 60_000
    await check()
    expect(asked).toHaveLength(3)
  })

  it('asks every time while the profile is incomplete', async () => {
    const { check, asked } = aCheck(signedIn, [false, false])

    await check()
    await check()

    expect(asked).toHaveLength(2)
  })

  it('asks again when the clock was set back', async () => {
    const { check, asked, clock } = aCheck(signedIn, [true, true])

    await check()
    clock.at -= 5_000
    await check()

    expect(asked).toHaveLength(2)
  })

  it('survives storage that is blocked', async () => {
    const blocked = () => {
      throw new Error('SecurityError')
    }
    const storage = { getItem: blocked, setItem: blocked, removeItem: blocked }
    const check = completenessCheck({
      storage,
      role: 'company',
      uid: 'sam',
      ask: async () => true,
      answeredAt: () => -Infinity,
      now: () => 0,
    })

    expect(await check()).toBe(true)
  })
})

describe('a stored session', () => {
  it('of somebody else is cleared whole, and the theme stays', () => {
    const everything = Object.fromEntries(sessionKeys.map((key) => [key, key === 'currentUserId' ? 'kim' : 'x']))
    const { storage, kept } = storageWith({ ...everything, theme: 'dark' })

    expect(clearForeignSession(storage, 'sam')).toBe(true)
    expect([...kept.keys()]).toEqual(['theme'])
  })

  it.each([[{ currentUserId: 'sam' }], [{ currentUserId: '' }], [{}]])(
    '%o is not foreign to sam',
    (stored: Record<string, string>) => {
      expect(clearForeignSession(storageWith(stored).storage, 'sam')).toBe(false)
    },
  )
})

it('no text but true and false is a cached flag', () => {
  fc.assert(
    fc.property(fc.string(), (stored) => {
      fc.pre(stored !== 'true' && stored !== 'false')
      expect(cachedComplete(storageWith({ profileComplete: stored }).storage, 'seeker')).toBeNull()
    }),
  )
})

it('a failing server never changes the cached answer', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom('true', 'false', 'yes', ''), async (profileComplete) => {
      const { check, kept } = aCheck({ ...signedIn, profileComplete }, [new Error('Network Error')])

      expect(await check({ force: true })).toBe(profileComplete === 'true')
      expect(kept.get('profileComplete')).toBe(profileComplete)
    }),
  )
})
