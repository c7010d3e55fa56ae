import { ThemeProvider } from '@s4/theme'
import { render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FoldedFilters } from './folded-filters'

afterEach(() => vi.unstubAllGlobals())

const open = (matches: boolean) => {
  vi.stubGlobal('matchMedia', () => ({ matches, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  render(
    <ThemeProvider>
      <FoldedFilters active={2}>
        <p>All sites</p>
      </FoldedFilters>
    </ThemeProvider>,
  )
}

it('are behind one line on phones, which says how many are set', () => {
  open(true)

  expect(screen.getByText('Filters (2 set)')).toBeDefined()
  expect(screen.getByText('All sites').closest('details')?.open).toBe(false)
})

it('are in sight at a desk', () => {
  open(false)

  expect(screen.getByText('All sites').closest('details')).toBeNull()
})
