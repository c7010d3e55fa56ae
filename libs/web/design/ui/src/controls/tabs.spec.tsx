import { ThemeProvider } from '@s4/theme'
import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Tabs } from './tabs'

it('tabs announce label, count and the current one', () => {
  render(
    <ThemeProvider>
      <MemoryRouter>
        <Tabs
          label="Applications by state"
          tabs={[
            { label: 'Offered', to: '?status=offered', active: true, count: 1 },
            { label: 'Rejected', to: '?status=rejected', active: false },
          ]}
        />
      </MemoryRouter>
    </ThemeProvider>,
  )

  expect(screen.getByRole('link', { name: 'Offered 1', current: 'page' })).toBeDefined()
  expect(screen.getByRole('link', { name: 'Rejected', current: false })).toBeDefined()
})

it('at a desk tabs that do not fit take another line, and none is hidden behind an edge', () => {
  render(
    <ThemeProvider>
      <MemoryRouter>
        <Tabs label="Work" tabs={[{ label: 'Next', to: '?', active: true }]} />
      </MemoryRouter>
    </ThemeProvider>,
  )

  expect(getComputedStyle(screen.getByRole('list')).flexWrap).toBe('wrap')
  expect(getComputedStyle(screen.getByRole('navigation')).overflowX).not.toBe('auto')
})

it.each([
  ['until the current one is in view', 600, 420],
  ['not at all where it is in view', 100, 0],
])('tabs stand in one line on a phone, scrolled %s', async (_, offsetLeft, scrolled) => {
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockReturnValue(offsetLeft)
  const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
  render(
    <ThemeProvider>
      <MemoryRouter>
        <Tabs label="Days" tabs={days.map((day) => ({ label: day, to: `?day=${day}`, active: day === 'Sun' }))} />
      </MemoryRouter>
    </ThemeProvider>,
  )

  expect(document.head.textContent).toMatch(/max-width: ?767\.98px\)[^@]*flex-wrap: ?nowrap/)
  await new Promise(requestAnimationFrame)
  expect(Math.max(0, screen.getByRole('list').scrollLeft)).toBe(scrolled)
})
