import { ThemeProvider } from '@s4/theme'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastCard } from './toast-card'
import { ToastProvider, useToast } from './toast-provider'
import { type Toasts, createToasts } from './toasts'
import { useUndo } from './use-undo'

const EXIT_MS = 200

let toasts: Toasts

beforeEach(() => {
  vi.useFakeTimers()
  toasts = createToasts()
})

afterEach(() => {
  vi.useRealTimers()
})

const renderRegion = () =>
  render(
    <ThemeProvider>
      <ToastProvider toasts={toasts}>The page</ToastProvider>
    </ThemeProvider>,
  )

const raise = (change: () => void) => act(change)
const progress = (message: string | RegExp) => {
  const bar = screen.getByText(message).parentElement?.querySelector('[data-part="progress"]')
  if (!bar) throw new Error(`no progress bar beside ${String(message)}`)
  return bar
}
const leave = () => act(() => void vi.advanceTimersByTime(EXIT_MS))

describe('a toast', () => {
  it('stays three seconds with a countdown, then closes', async () => {
    renderRegion()
    // What draws a toast loads with the first one.
    await act(async () => {
      await import('./toast-card')
      toasts.success('Saved.')
    })

    expect(getComputedStyle(progress('Saved.')).animationDuration).toBe('3000ms')
    fireEvent.animationEnd(progress('Saved.'))

    expect(screen.queryByText('Saved.')).not.toBeNull()
    leave()
    expect(screen.queryByText('Saved.')).toBeNull()
  })

  it('stays for its own duration', () => {
    renderRegion()
    raise(() => toasts.show({ message: 'Read this.', duration: 9000 }))

    expect(getComputedStyle(progress('Read this.')).animationDuration).toBe('9000ms')
  })

  it('does what its button says, once, and closes', () => {
    renderRegion()
    const undo = vi.fn()
    raise(() => toasts.success('3 saved.', { action: { label: 'Undo', run: undo } }))

    expect(getComputedStyle(progress('3 saved.')).animationDuration).toBe('10000ms')
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }))

    expect(undo).toHaveBeenCalledOnce()
    expect(screen.queryByText('3 saved.')).toBeNull()
  })

  it('reads title, colon, message when it has a title', () => {
    renderRegion()
    raise(() => toasts.warning('It ends in 10 days.', { title: 'Your licence' }))

    expect(screen.getByText('Your licence: It ends in 10 days.')).toBeDefined()
  })

  it('closes alone when its close button is pressed', () => {
    renderRegion()
    raise(() => {
      toasts.info('One.')
      toasts.info('Two.')
    })

    const card = screen.getByText('One.').parentElement
    fireEvent.click(within(card ?? document.body).getByRole('button', { name: 'Close' }))
    leave()

    expect(screen.queryByText('One.')).toBeNull()
    expect(screen.getByText('Two.')).toBeDefined()
  })

  it('that says the same again is there once, with its whole time', () => {
    renderRegion()
    raise(() => {
      toasts.success('The address was copied.')
      toasts.success('The address was copied.')
    })

    expect(screen.getAllByText('The address was copied.')).toHaveLength(1)
  })

  it('is read out at once when it is an error, and in turn otherwise', () => {
    renderRegion()
    raise(() => {
      toasts.error('Network Error')
      toasts.show({ message: 'Of a kind nobody knows', type: 'celebration' })
    })

    expect(within(screen.getByRole('alert')).getByText('Network Error')).toBeDefined()
    const polite = within(screen.getByRole('status'))
    expect(polite.getByText('Of a kind nobody knows')).toBeDefined()
    expect(polite.getByRole('img', { name: 'Information' })).toBeDefined()
  })

  it('has a unique id made of its creation time', () => {
    const atOnce = createToasts(() => 1_764_000_000_000)

    const ids = [atOnce.info('One.'), atOnce.info('Two.'), atOnce.error('Three.')]

    expect(ids).toEqual([1_764_000_000_000, 1_764_000_000_001, 1_764_000_000_002])
  })
})

describe('a result that can be undone', () => {
  function Remove({ takeBack }: { takeBack: () => Promise<{ refused: [] }> }) {
    const say = useUndo()
    return (
      <>
        <button onClick={() => say('Removed.', takeBack)}>Remove</button>
        <input aria-label="Note" />
      </>
    )
  }
  const remove = async () => {
    vi.useRealTimers()
    const takeBack = vi.fn(() => Promise.resolve({ refused: [] as [] }))
    render(
      <ToastProvider>
        <Remove takeBack={takeBack} />
      </ToastProvider>,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }))
    await screen.findByText('Removed.')
    return takeBack
  }

  it('is undone by Ctrl and Z, once, and says so', async () => {
    const takeBack = await remove()

    await userEvent.keyboard('{Control>}zz{/Control}')

    expect(await screen.findByText('Undone.')).toBeDefined()
    expect(screen.queryByText('Removed.')).toBeNull()
    expect(takeBack).toHaveBeenCalledOnce()
  })

  it('leaves the keys to an older one once it has gone by itself', async () => {
    vi.useRealTimers()
    const takeBack = vi.fn(() => Promise.resolve({ refused: [] as [] }))
    const newer = vi.fn(() => Promise.resolve({ refused: [] as [] }))
    render(
      <ToastProvider>
        <Remove takeBack={takeBack} />
        <Remove takeBack={newer} />
      </ToastProvider>,
    )
    for (const button of screen.getAllByRole('button', { name: 'Remove' })) await userEvent.click(button)
    await expect.poll(() => screen.queryAllByText('Removed.')).toHaveLength(2)
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' }).at(-1) ?? document.body)
    await expect.poll(() => screen.queryAllByText('Removed.')).toHaveLength(1)

    await userEvent.keyboard('{Control>}z{/Control}')

    expect(takeBack).toHaveBeenCalledOnce()
    expect(newer).not.toHaveBeenCalled()
  })

  it('stays while Ctrl and Z are pressed in a field, and is reached by Tab', async () => {
    const takeBack = await remove()

    await userEvent.type(screen.getByRole('textbox', { name: 'Note' }), '{Control>}z{/Control}')
    expect(takeBack).not.toHaveBeenCalled()

    await userEvent.tab()
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Undo' }))
  })
})

describe('a toast card alone', () => {
  it('waits for a pointer that moves over it, and goes on under one that rests', () => {
    render(<ToastCard message="Saved." onClose={vi.fn<() => void>()} />)
    const state = () => getComputedStyle(progress('Saved.')).animationPlayState

    fireEvent.pointerMove(screen.getByText('Saved.'))
    expect(state()).toBe('paused')
    act(() => void vi.advanceTimersByTime(5000))

    expect(state()).not.toBe('paused')
  })

  it('stays five seconds and says when it is done', () => {
    const handleClose = vi.fn<() => void>()
    render(<ToastCard message="Saved." type="success" onClose={handleClose} />)

    expect(getComputedStyle(progress('Saved.')).animationDuration).toBe('5000ms')
    expect(screen.getByRole('status')).toBeDefined()
    fireEvent.animationEnd(progress('Saved.'))
    leave()

    expect(handleClose).toHaveBeenCalledOnce()
  })
})

describe('useToast', () => {
  it('is raised from any part of the page', () => {
    function SaveButton() {
      const toast = useToast()
      return <button onClick={() => toast.success('Saved.')}>Save</button>
    }
    render(
      <ToastProvider>
        <SaveButton />
      </ToastProvider>,
    )

    fireEvent.click(screen.getByRole('button', { name: 'Save' }))

    expect(screen.getByText('Saved.')).toBeDefined()
  })

  it('throws when the provider is missing', () => {
    const complaint = vi.spyOn(console, 'error').mockImplementation(() => {})
    function Lost() {
      useToast()
      return null
    }

    expect(() => render(<Lost />)).toThrow('useToast needs a <ToastProvider> above it.')
    complaint.mockRestore()
  })
})
