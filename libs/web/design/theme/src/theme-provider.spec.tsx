import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { prePaintScript } from './pre-paint'
import { ThemeProvider, useTheme } from './theme-provider'

const root = document.documentElement

function Switch() {
  const { theme, toggle } = useTheme()
  return <button onClick={toggle}>{theme}</button>
}

const renderSwitch = () =>
  render(
    <ThemeProvider>
      <Switch />
    </ThemeProvider>,
  )

const press = () => act(() => screen.getByRole('button').click())

const setCookie = (value: string) => {
  document.cookie = `theme=${value}; Path=/; Domain=s4.localhost`
}

beforeEach(() => {
  localStorage.clear()
  root.classList.remove('dark')
  document.cookie = 'theme=; Path=/; Max-Age=0; Domain=s4.localhost'
})

describe('the theme', () => {
  it('is light until somebody chooses', () => {
    renderSwitch()

    expect(screen.getByRole('button').textContent).toBe('light')
    expect(root.classList.contains('dark')).toBe(false)
  })

  it('is stored, applied and written to the cookie when switched', () => {
    renderSwitch()

    press()

    expect(localStorage.getItem('theme')).toBe('dark')
    expect(root.classList.contains('dark')).toBe(true)
    expect(document.cookie).toMatch(/theme=dark\.\d+/)
    press()
    expect(localStorage.getItem('theme')).toBe('light')
    expect(root.classList.contains('dark')).toBe(false)
  })

  it('starts with the stored choice', () => {
    localStorage.setItem('theme', 'dark')

    renderSwitch()

    expect(screen.getByRole('button').textContent).toBe('dark')
    expect(root.classList.contains('dark')).toBe(true)
  })

  it.each<[string, () => void]>([
    ['the page becomes visible', () => document.dispatchEvent(new Event('visibilitychange'))],
    [
      'the page comes back from the cache',
      () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
    ],
    ['another tab changes it', () => window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }))],
  ])('is read again when %s', (_name, happen) => {
    renderSwitch()
    localStorage.setItem('theme', 'dark')

    act(happen)

    expect(screen.getByRole('button').textContent).toBe('dark')
    expect(root.classList.contains('dark')).toBe(true)
  })

  it('follows a newer choice made on another host', () => {
    localStorage.setItem('theme', 'light')
    localStorage.setItem('themeChangedAt', '100')
    setCookie('dark.200')

    renderSwitch()

    expect(screen.getByRole('button').textContent).toBe('dark')
    expect(localStorage.getItem('theme')).toBe('dark')
  })
})

describe('before the first paint the document is', () => {
  it.each([
    ['light when nothing is kept', null, null, null, false],
    ['dark when that is kept', 'dark', '100', null, true],
    ['dark when the cookie is newer', 'light', '100', 'dark.200', true],
    ['light when the cookie is older', 'light', '300', 'dark.200', false],
  ])('%s', (_name, kept, changedAt, cookie, dark) => {
    if (kept) localStorage.setItem('theme', kept)
    if (changedAt) localStorage.setItem('themeChangedAt', changedAt)
    if (cookie) setCookie(cookie)

    // oxlint-disable-next-line typescript/no-implied-eval -- It is text for the document's head.
    new Function(prePaintScript)()

    expect(root.classList.contains('dark')).toBe(dark)
  })
})
