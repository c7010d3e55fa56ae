import { ThemeProvider } from '@s4/theme'
import { act, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ToastCard } from './toast-card'
import { ToastProvider, useToast } from './toast-provider'
import { type Toasts, createToasts } from './toasts'

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
  it('stays three seconds with a countdown, then closes', () => {
    renderRegion()
    raise(() => toasts.success('Saved.'))

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

  it('stays until it is closed when it is a failure with a link, and is there once', () => {
    renderRegion()
    const link = { label: 'Verify your email address', path: '/email-verification' }
    raise(() => {
      toasts.error('Verify your email address first.', { link })
      toasts.error('Verify your email address first.', { link })
    })

    expect(screen.getByRole('link', { name: 'Verify your email address' }).getAttribute('href')).toBe(
      '/email-verification',
    )
    expect(document.querySelector('[data-part="progress"]')).toBeNull()
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    leave()
    expect(screen.queryByText(/Verify your email address first/)).toBeNull()
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

describe('a toast card alone', () => {
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
