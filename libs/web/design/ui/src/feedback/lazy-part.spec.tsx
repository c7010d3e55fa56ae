import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Suspense } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyExtra, lazyPart } from './lazy-part'

const Table = ({ of }: { of: string }) => <p>A table of {of}</p>

/** Loads the table once there is a connection. */
const aLoad = () => {
  const network = { isThere: false }
  const load = vi.fn(async () => {
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module: /table.js')
    return Table
  })
  return { network, load }
}

const open = (Part: React.ComponentType<{ of: string }>) =>
  render(
    <>
      <h1>Jobs</h1>
      <Suspense>
        <Part of="jobs" />
      </Suspense>
    </>,
  )

describe('a part that is loaded when it is shown', () => {
  it('leaves the rest of the screen when it cannot be loaded, and comes when it is asked for again', async () => {
    const { network, load } = aLoad()
    open(lazyPart(load))
    expect((await screen.findByRole('alert')).textContent).toContain('This part of S4 could not be loaded.')
    expect(screen.getByRole('heading', { name: 'Jobs' })).toBeTruthy()

    network.isThere = true
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

    expect(await screen.findByText('A table of jobs')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('comes by itself with the connection', async () => {
    const { network, load } = aLoad()
    open(lazyPart(load))
    await screen.findByRole('alert')

    network.isThere = true
    act(() => void window.dispatchEvent(new Event('online')))

    expect(await screen.findByText('A table of jobs')).toBeTruthy()
  })

  it('is asked for every ten seconds, and no more once it is there', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    const { network, load } = aLoad()
    open(lazyPart(load))
    await screen.findByRole('alert')
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(load).toHaveBeenCalledTimes(2)

    network.isThere = true
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await screen.findByText('A table of jobs')
    await act(() => vi.advanceTimersByTimeAsync(30_000))

    expect(load).toHaveBeenCalledTimes(3)
    vi.useRealTimers()
  })

  it('says nothing where the screen is whole without it', async () => {
    const { load } = aLoad()
    open(lazyExtra(load))

    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Jobs' })).toBeTruthy()
  })
})
