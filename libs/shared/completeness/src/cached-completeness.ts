/** The browser's storage, or a Map in a test. Every method may throw where storage is blocked. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

type Role = 'seeker' | 'company'

const flagKey = { seeker: 'profileComplete', company: 'companyProfileComplete' } as const

/** Every key the product keeps about a person, cleared together when the session is. The theme is not one of them. */
export const sessionKeys = [
  'profileComplete', 'companyProfileComplete', 'jobSeekerId', 'companyId', 'companyProfile', 'user',
  'userRole', 'profileName', 'profileDp', 'sessionData', 'currentUserId',
] as const

export const clearSession = (storage: KeyValueStorage): void => sessionKeys.forEach((key) => attempt(() => storage.removeItem(key)))

/** The cached flag. Anything but the two words the product writes counts as not cached. */
export function cachedComplete(storage: KeyValueStorage, role: Role): boolean | null {
  const stored = read(storage, flagKey[role])
  return stored === 'true' || stored === 'false' ? stored === 'true' : null
}

export const rememberComplete = (storage: KeyValueStorage, role: Role, complete: boolean): void =>
  attempt(() => storage.setItem(flagKey[role], String(complete)))

/**
 * True when the stored `currentUserId` is somebody else's: the whole session has then been cleared.
 * The caller signs the person out of this browser's copy.
 */
export function clearForeignSession(storage: KeyValueStorage, uid: string): boolean {
  const stored = read(storage, 'currentUserId')
  const foreign = stored !== null && stored !== '' && stored !== uid
  if (foreign) clearSession(storage)
  return foreign
}

interface Check {
  storage: KeyValueStorage
  role: Role
  /** The signed-in user's id, or null when nobody is. */
  uid: string | null
  /** Asks the server; rejects when it cannot be reached or fails. */
  ask: () => Promise<boolean>
  /** Milliseconds since the epoch. */
  now: () => number
}

const THROTTLE_MILLISECONDS = 60_000

/**
 * A check of one person's completeness for one page load (SPEC 4): nobody signed in, or no `jobSeekerId` for a seeker,
 * is false and clears the flag; complete and checked under 60 s ago is true without asking, unless forced; a failure to
 * ask keeps what was cached.
 */
export function completenessCheck({ storage, role, uid, ask, now }: Check): (options?: { force?: boolean }) => Promise<boolean> {
  let checkedAt = -Infinity

  return async ({ force = false } = {}) => {
    if (uid === null || clearForeignSession(storage, uid) || (role === 'seeker' && !read(storage, 'jobSeekerId'))) {
      attempt(() => storage.removeItem(flagKey[role]))
      return false
    }
    const cached = cachedComplete(storage, role) === true
    const elapsed = now() - checkedAt
    if (!force && cached && elapsed >= 0 && elapsed < THROTTLE_MILLISECONDS) return true

    try {
      const complete = await ask()
      rememberComplete(storage, role, complete)
      checkedAt = now()
      return complete
    } catch {
      return cached
    }
  }
}

function read(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

// Storage that is full or blocked must not stop the page; the flag is only a copy.
function attempt(write: () => void): void {
  try {
    write()
  } catch {
    return
  }
}
