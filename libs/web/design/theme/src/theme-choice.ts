export type ThemeName = 'light' | 'dark'

interface Choice {
  name: ThemeName
  /** Milliseconds since the epoch; 0 before anybody has chosen. */
  changedAt: number
}

const isThemeName = (value: unknown): value is ThemeName => value === 'light' || value === 'dark'

/** The choice shared between the product's hosts: `theme=dark.1764000000000`. */
export function choiceInCookie(cookies: string): Choice | null {
  const [, name, changedAt] = /(?:^|; *)theme=(\w+)\.(\d+)/.exec(cookies) ?? []
  return isThemeName(name) ? { name, changedAt: Number(changedAt) } : null
}

/** The choice of this origin, light by default. */
export function choiceInStorage(storage: Pick<Storage, 'getItem'>): Choice {
  const name = storage.getItem('theme')
  return {
    name: isThemeName(name) ? name : 'light',
    changedAt: Number(storage.getItem('themeChangedAt')) || 0,
  }
}

/** The cookie counts only when it is newer than local storage. */
export const newerChoice = (stored: Choice, carried: Choice | null): Choice =>
  carried && carried.changedAt > stored.changedAt ? carried : stored

/** `seeker.s4.example` and `company.s4.example` share the cookie of `s4.example`. */
export function cookieDomain(hostname: string): string | null {
  const parent = hostname.replace(/^(seeker|company)\./, '')
  return parent.includes('.') && !/^[\d.]+$/.test(parent) ? parent : null
}
