import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { usePathAhead } from './use-path-ahead'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function Ahead() {
  return (
    <>
      <p>{usePathAhead(500) ?? 'nothing ahead'}</p>
      <Outlet />
    </>
  )
}

it('says which screen was asked for once it has been loading for so long, and until it is there', async () => {
  const Component = () => null
  let arrive = () => {}
  const loader = () => new Promise<null>((resolve) => (arrive = () => resolve(null)))
  const router = createMemoryRouter([
    {
      path: '/',
      Component: Ahead,
      children: [
        { index: true, Component },
        { path: 'jobs', loader, Component },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  await act(async () => void router.navigate('/jobs'))

  await act(() => vi.advanceTimersByTimeAsync(499))
  expect(screen.getByText('nothing ahead')).toBeTruthy()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('/jobs')).toBeTruthy()

  await act(async () => arrive())
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText('nothing ahead')).toBeTruthy()
})
