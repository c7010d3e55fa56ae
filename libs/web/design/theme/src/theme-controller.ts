import { type ThemeName, choiceInCookie, choiceInStorage, cookieDomain, newerChoice } from './theme-choice'

export interface ThemeController {
  current: () => ThemeName
  toggle: () => void
  subscribe: (listener: () => void) => () => void
}

const YEAR_SECONDS = 31_536_000

/** Keeps the theme equal on this page, in storage, in other tabs and on the product's other hosts. */
export function createThemeController(page: Window, now = Date.now): ThemeController {
  const listeners = new Set<() => void>()
  let current: ThemeName = 'light'

  const apply = (name: ThemeName) => {
    page.document.documentElement.classList.toggle('dark', name === 'dark')
    if (name === current) return
    current = name
    for (const listener of listeners) listener()
  }

  const store = (name: ThemeName, changedAt: number) => {
    try {
      page.localStorage.setItem('theme', name)
      page.localStorage.setItem('themeChangedAt', String(changedAt))
    } catch {
      // Storage may be blocked; the choice then lasts as long as the page.
    }
  }

  const writeCookie = (name: ThemeName, changedAt: number) => {
    const domain = cookieDomain(page.location.hostname)
    const secure = page.location.protocol === 'https:' ? '; Secure' : ''
    page.document.cookie =
      `theme=${name}.${changedAt}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}` +
      (domain ? `; Domain=${domain}` : '')
  }

  const read = () => {
    try {
      const stored = choiceInStorage(page.localStorage)
      const choice = newerChoice(stored, choiceInCookie(page.document.cookie))
      if (choice !== stored) store(choice.name, choice.changedAt)
      apply(choice.name)
    } catch {
      apply(current)
    }
  }

  const readIfVisible = () => page.document.visibilityState === 'visible' && read()
  const readIfRestored = (event: PageTransitionEvent) => event.persisted && read()
  const readIfTheme = (event: StorageEvent) => (event.key === 'theme' || event.key === null) && read()

  const startListening = () => {
    page.document.addEventListener('visibilitychange', readIfVisible)
    page.addEventListener('pageshow', readIfRestored)
    page.addEventListener('storage', readIfTheme)
  }

  const stopListening = () => {
    page.document.removeEventListener('visibilitychange', readIfVisible)
    page.removeEventListener('pageshow', readIfRestored)
    page.removeEventListener('storage', readIfTheme)
  }

  read()

  return {
    current: () => current,
    toggle: () => {
      const name = current === 'dark' ? 'light' : 'dark'
      const changedAt = now()
      store(name, changedAt)
      writeCookie(name, changedAt)
      apply(name)
    },
    subscribe: (listener) => {
      if (listeners.size === 0) startListening()
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) stopListening()
      }
    },
  }
}
