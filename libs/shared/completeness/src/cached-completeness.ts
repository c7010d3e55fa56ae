/** The browser's storage, or a Map in a test. Every method may throw where storage is blocked. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

export type Role = 'seeker' | 'company'

export const flagKey = { seeker: 'profileComplete', company: 'companyProfileComplete' } as const

/** Every key the product keeps about a person, cleared together when the session is. The theme is not one of them. */
export const sessionKeys = [
  'profileComplete',
  'companyProfileComplete',
  'jobSeekerId',
  'companyId',
  'companyProfile',
  'user',
  'userRole',
  'profileName',
  'profileDp',
  'sessionData',
  'currentUserId',
] as const

export const clearSession = (storage: KeyValueStorage): void =>
  sessionKeys.forEach((key) => attempt(() => storage.removeItem(key)))

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

export function read(storage: KeyValueStorage, key: string): string | null {
  try {
    return storage.getItem(key)
  } catch {
    return null
  }
}

// Storage that is full or blocked must not stop the page; the flag is only a copy.
export function attempt(write: () => void): void {
  try {
    write()
  } catch {
    return
  }
}
