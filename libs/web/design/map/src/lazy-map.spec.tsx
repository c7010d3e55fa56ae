import { render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyMap } from './lazy-map'

it('leaves the page as it is where a map cannot be loaded', async () => {
  const Gone = lazyMap(() => Promise.reject(new TypeError('Failed to fetch dynamically imported module')))
  render(
    <>
      <p>Tobacco Dock, E1W</p>
      <Suspense fallback="Loading">
        <Gone />
      </Suspense>
    </>,
  )

  await expect.poll(() => document.body.textContent).toBe('Tobacco Dock, E1W')
  expect(screen.getByText('Tobacco Dock, E1W')).toBeTruthy()
})
