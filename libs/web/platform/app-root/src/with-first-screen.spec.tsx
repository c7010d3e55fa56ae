import { lazyPart } from '@s4/ui'
import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

beforeEach(() => {
  vi.useFakeTimers()
  // A page waits once.
  vi.resetModules()
})
afterEach(() => {
  vi.useRealTimers()
  document.getElementById('answers')?.remove()
})

async function open(load: () => Promise<unknown>) {
  const { InPicture } = await import('@s4/ui/written')
  const { withFirstScreen } = await import('./with-first-screen')
  const Strip = lazyPart(async () => {
    await Promise.resolve()
    return () => <p>Offer</p>
  })
  const Frame = () => (
    <>
      <InPicture>
        <Strip />
      </InPicture>
      <Outlet />
    </>
  )
  const router = createMemoryRouter([
    {
      Component: Frame,
      HydrateFallback: () => <p>Loading</p>,
      ...withFirstScreen(load),
      children: [{ path: '/', loader: () => null, Component: () => <p>Jobs</p> }],
    },
  ])
  const seen: string[] = []
  const { container } = render(<RouterProvider router={router} />)
  new MutationObserver(() => seen.push(container.textContent)).observe(container, { childList: true, subtree: true })
  return seen
}

const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)))

const after = (ms: number) => () => new Promise((resolve) => setTimeout(resolve, ms))

const sendAnswers = () =>
  document.body.insertAdjacentHTML('beforeend', '<script type="application/json" id="answers">{}</script>')

it('shows the first screen together with what stands above it', async () => {
  sendAnswers()
  const seen = await open(after(400))
  await pass(300)
  expect(seen).toEqual([])
  await pass(200)
  expect(seen[0]).toBe('OfferJobs')
})

it('waits no longer than a second and a half', async () => {
  sendAnswers()
  await open(after(60_000))
  await pass(1400)
  expect(screen.queryByText('Jobs')).toBeNull()
  await pass(200)
  expect(screen.getByText('Jobs')).toBeTruthy()
})

it('waits for nothing where the server sent no answers', async () => {
  await open(after(400))
  await pass(1)
  expect(screen.getByText('Jobs')).toBeTruthy()
})
