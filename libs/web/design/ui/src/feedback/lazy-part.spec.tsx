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
    await userEvent.click(screen.getByRole('button', { name: 'Load it now' }))

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
    const before = load.mock.calls.length
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    expect(load).toHaveBeenCalledTimes(before + 1)

    network.isThere = true
    await act(() => vi.advanceTimersByTimeAsync(10_000))
    await screen.findByText('A table of jobs')
    await act(() => vi.advanceTimersByTimeAsync(30_000))

    expect(load).toHaveBeenCalledTimes(before + 2)
    vi.useRealTimers()
  })

  it('is there at once when it is shown again, once it came', async () => {
    const { network, load } = aLoad()
    const Part = lazyPart(load)
    const { unmount } = open(Part)
    await screen.findByRole('alert')
    network.isThere = true
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('A table of jobs')
    unmount()
    open(Part)

    expect(screen.getByText('A table of jobs')).toBeTruthy()
  })

  it('is asked for at once when it is shown again after a failure', async () => {
    const { network, load } = aLoad()
    const Part = lazyPart(load)
    const { unmount } = open(Part)
    await screen.findByRole('alert')
    unmount()
    network.isThere = true
    open(Part)

    expect(await screen.findByText('A table of jobs')).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says that a press was in vain, and takes the focus of a press that was not', async () => {
    const { network, load } = aLoad()
    open(lazyPart(load))
    const button = await screen.findByRole('button', { name: 'Load it now' })
    await userEvent.click(button)
    expect((await screen.findByRole('alert')).textContent).toContain('This part of S4 still could not be loaded.')

    network.isThere = true
    await userEvent.click(button)
    await screen.findByText('A table of jobs')

    expect(document.activeElement?.textContent).toBe('Loaded.')
  })

  it('leaves the focus where somebody types when it comes by itself', async () => {
    const { network, load } = aLoad()
    render(<input aria-label="Title" />)
    open(lazyPart(load))
    await userEvent.click(await screen.findByRole('button', { name: 'Load it now' }))
    await userEvent.type(screen.getByLabelText('Title'), 'Gate')
    network.isThere = true
    act(() => void window.dispatchEvent(new Event('online')))
    await screen.findByText('A table of jobs')

    expect(document.activeElement).toBe(screen.getByLabelText('Title'))
  })

  it('leaves what an extra was given to hold', async () => {
    const load = vi.fn(async (): Promise<React.ComponentType<{ children: React.ReactNode }>> => {
      throw new TypeError('Failed to fetch dynamically imported module: /hint.js')
    })
    const Hint = lazyExtra(load)
    render(
      <Suspense>
        <Hint>
          <button type="button">Chat</button>
        </Hint>
      </Suspense>,
    )

    expect(await screen.findByRole('button', { name: 'Chat' })).toBeTruthy()
    await vi.waitFor(() => expect(load.mock.calls.length).toBeGreaterThan(1))
    expect(screen.getByRole('button', { name: 'Chat' })).toBeTruthy()
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('says nothing where the screen is whole without it', async () => {
    const { load } = aLoad()
    open(lazyExtra(load))

    await vi.waitFor(() => expect(load).toHaveBeenCalled())
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('heading', { name: 'Jobs' })).toBeTruthy()
  })
})
