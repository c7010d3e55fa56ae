import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { RouterProvider, createMemoryRouter } from 'react-router-dom'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { preloadModal } from './modal'
import { ConfirmModal, ProfilePromptModal, SessionExpiredModal, SuccessModal } from './standard-modals'

beforeAll(preloadModal)

const renderAt = (element: ReactElement) => {
  const router = createMemoryRouter([
    { path: '/', element },
    { path: '/login', element: <p>The sign-in page</p> },
  ])
  render(<RouterProvider router={router} />)
}

function CancelShift({ onConfirm }: { onConfirm: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button onClick={() => setOpen(true)}>Cancel…</button>
      <ConfirmModal
        open={open}
        title="Cancel this shift?"
        confirmLabel="Cancel this shift"
        cancelLabel="Keep it"
        tone="danger"
        onConfirm={onConfirm}
        onCancel={() => setOpen(false)}
      >
        The company is told at once.
      </ConfirmModal>
    </>
  )
}

describe('a confirmation', () => {
  it('focuses the safe choice, sends nothing when closed, and restores focus', async () => {
    const handleConfirm = vi.fn<() => void>()
    renderAt(<CancelShift onConfirm={handleConfirm} />)
    const opener = screen.getByRole('button', { name: 'Cancel…' })
    opener.focus()
    await userEvent.keyboard('{Enter}')

    await screen.findByRole('dialog', { name: 'Cancel this shift?' })
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep it' })))
    await userEvent.keyboard('{Escape}')

    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
    expect(handleConfirm).not.toHaveBeenCalled()
  })

  it('comes after the picture that answers the press', async () => {
    const drawn: FrameRequestCallback[] = []
    const asked = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => drawn.push(draw))
    renderAt(<CancelShift onConfirm={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }))
    await new Promise((resolve) => setTimeout(resolve))
    expect(screen.queryByRole('dialog')).toBeNull()

    asked.mockRestore()
    for (const draw of drawn) draw(0)

    await screen.findByRole('dialog')
  })

  it('opens on a page that nobody sees', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockImplementation(() => 0)
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    renderAt(<CancelShift onConfirm={() => {}} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }))

    await screen.findByRole('dialog')
    vi.restoreAllMocks()
  })

  it('is not answered by the second press of the two that opened it', async () => {
    const handleConfirm = vi.fn<() => void>()
    renderAt(<CancelShift onConfirm={handleConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }))
    const confirm = await screen.findByRole('button', { name: 'Cancel this shift' })

    fireEvent.click(confirm, { detail: 2 })
    expect(handleConfirm).not.toHaveBeenCalled()
    fireEvent.click(confirm, { detail: 1 })
    expect(handleConfirm).toHaveBeenCalledOnce()
  })

  it('gives focus to the page when what opened it is gone', async () => {
    function Once() {
      const [state, setState] = useState<'before' | 'open' | 'done'>('before')
      return (
        <main tabIndex={-1}>
          {state !== 'done' && <button onClick={() => setState('open')}>Cancel…</button>}
          {state === 'open' && (
            <ConfirmModal
              open
              title="Cancel this shift?"
              confirmLabel="Cancel this shift"
              onConfirm={() => setState('done')}
              onCancel={() => setState('before')}
            />
          )}
        </main>
      )
    }
    renderAt(<Once />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this shift' }))

    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  })

  it('does what it names when it is confirmed', async () => {
    const handleConfirm = vi.fn<() => void>()
    renderAt(<CancelShift onConfirm={handleConfirm} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancel…' }))

    await userEvent.click(await screen.findByRole('button', { name: 'Cancel this shift' }))

    expect(handleConfirm).toHaveBeenCalledOnce()
  })
})

describe('the success modal', () => {
  it('shows its default text and goes to the redirect path', async () => {
    renderAt(<SuccessModal open redirectPath="/login" />)

    const dialog = await screen.findByRole('dialog', { name: 'Success!' })
    expect(dialog.textContent).toContain('You have logged out successfully.')
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }))

    expect(await screen.findByText('The sign-in page')).toBeDefined()
  })

  it('runs the callback instead when there is one', async () => {
    const handleClose = vi.fn<() => void>()
    renderAt(<SuccessModal open text="Your job is posted." onClose={handleClose} redirectPath="/login" />)

    await userEvent.click(await screen.findByRole('button', { name: 'Continue' }))

    expect(handleClose).toHaveBeenCalledOnce()
    expect(screen.queryByText('The sign-in page')).toBeNull()
  })
})

describe('the session-expired modal', () => {
  it('can only be closed by its button', async () => {
    const handleOkay = vi.fn<() => void>()
    renderAt(<SessionExpiredModal open onOkay={handleOkay} />)

    expect(await screen.findByText('Session Expired plz login again..')).toBeDefined()
    await userEvent.keyboard('{Escape}')
    expect(handleOkay).not.toHaveBeenCalled()
    await userEvent.click(screen.getByRole('button', { name: 'Okay' }))

    expect(handleOkay).toHaveBeenCalledOnce()
  })
})

describe('the profile prompt', () => {
  it('closes on Later and continues with Complete Now', async () => {
    const handleLater = vi.fn<() => void>()
    const handleComplete = vi.fn<() => void>()
    renderAt(
      <ProfilePromptModal open text="Complete your profile first." onLater={handleLater} onComplete={handleComplete} />,
    )

    await userEvent.click(await screen.findByRole('button', { name: 'Later' }))
    await userEvent.click(screen.getByRole('button', { name: 'Complete Now' }))

    expect(handleLater).toHaveBeenCalledOnce()
    expect(handleComplete).toHaveBeenCalledOnce()
  })
})
