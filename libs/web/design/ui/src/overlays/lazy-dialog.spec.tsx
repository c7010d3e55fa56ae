import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { lazyDialog } from './lazy-dialog'
import { Modal, preloadModal } from './modal'

interface SearchProps {
  open?: boolean
  onClose: () => void
  required?: boolean
  focusDialog?: boolean
}

const Search = (_props: SearchProps) => <div role="dialog" aria-label="Search" />

/** Gives the dialog once there is a connection, or never. */
function aLoad(network: { isThere: boolean; isSlow?: boolean }) {
  return vi.fn(async () => {
    if (network.isSlow) return new Promise<typeof Search>(() => undefined)
    if (!network.isThere) throw new TypeError('Failed to fetch dynamically imported module: /search.js')
    return Search
  })
}

const goOnline = () => act(async () => void window.dispatchEvent(new Event('online')))

describe('a dialog whose code is loaded when it is asked for', () => {
  it('opens once it is there, and at once the next time', async () => {
    const Dialog = lazyDialog(aLoad({ isThere: true }))
    const { unmount } = render(<Dialog onClose={vi.fn()} />)
    expect(await screen.findByRole('dialog')).toBeTruthy()
    unmount()
    render(<Dialog onClose={vi.fn()} />)

    expect(screen.getByRole('dialog')).toBeTruthy()
  })

  it('says in the corner that it cannot be opened, and does not open by itself later', async () => {
    const network = { isThere: false }
    const Dialog = lazyDialog(aLoad(network))
    render(<Dialog onClose={vi.fn()} />)
    expect((await screen.findByRole('status')).textContent).toContain('This could not be opened')
    network.isThere = true
    await goOnline()
    expect(screen.queryByRole('dialog')).toBeNull()

    await userEvent.click(screen.getByRole('button', { name: 'Open it now' }))

    expect(await screen.findByRole('dialog')).toBeTruthy()
    expect(screen.queryByRole('status')).toBeNull()
  })

  it.each([
    ['loading', { isThere: false, isSlow: true }, 'Escape'],
    ['missing', { isThere: false }, 'Escape'],
    ['missing', { isThere: false }, 'Close'],
  ])('that is %s is not opened any more: %j, %s', async (_when, network, how) => {
    const handleClose = vi.fn()
    const Dialog = lazyDialog(aLoad(network))
    render(<Dialog onClose={handleClose} />)
    if (how === 'Close') await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    else await userEvent.keyboard('{Escape}')

    expect(handleClose).toHaveBeenCalledOnce()
  })

  it.each([{ required: true }, { focusDialog: true }])('comes by itself where nobody pressed: %j', async (props) => {
    const network = { isThere: false }
    const Dialog = lazyDialog(aLoad(network))
    render(<Dialog onClose={vi.fn()} {...props} />)
    await screen.findByRole('status')
    network.isThere = true
    await goOnline()

    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('that was closed says nothing more, and is asked for anew when it opens again', async () => {
    const network = { isThere: false }
    const Dialog = lazyDialog(aLoad(network))
    const { rerender } = render(<Dialog open onClose={vi.fn()} />)
    await screen.findByRole('status')
    rerender(<Dialog open={false} onClose={vi.fn()} />)
    expect(screen.queryByRole('status')).toBeNull()
    network.isThere = true
    rerender(<Dialog open onClose={vi.fn()} />)

    expect(await screen.findByRole('dialog')).toBeTruthy()
  })

  it('that is required can only be answered', async () => {
    const handleClose = vi.fn()
    const Dialog = lazyDialog(aLoad({ isThere: false }))
    render(<Dialog onClose={handleClose} required />)
    await screen.findByRole('status')
    await userEvent.keyboard('{Escape}')

    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull()
    expect(handleClose).not.toHaveBeenCalled()
  })
})

/** A dialog with a button that asks for another one. */
function aDialogThatAsks(network: Parameters<typeof aLoad>[0]) {
  const Late = lazyDialog(async () => {
    await aLoad(network)()
    return ({ onClose }: SearchProps) => <Modal open title="Confirm" onClose={onClose} />
  })
  function Asks() {
    const [isOpen, setOpen] = useState(true)
    const [isAsked, setAsked] = useState(false)
    return (
      <>
        <Modal open={isOpen} title="Sign in" onClose={() => setOpen(false)}>
          <button type="button" onClick={() => setAsked(true)}>
            Delete
          </button>
        </Modal>
        {isAsked && <Late onClose={() => setAsked(false)} />}
      </>
    )
  }
  return Asks
}

describe('a dialog that cannot be loaded, asked for in another one,', () => {
  const ask = async (network: Parameters<typeof aLoad>[0]) => {
    await preloadModal()
    const Asks = aDialogThatAsks(network)
    render(<Asks />)
    await screen.findByRole('dialog', { name: 'Sign in' })
    const opener = screen.getByRole('button', { name: 'Delete' })
    await userEvent.click(opener)
    return { opener, notice: await screen.findByRole('status') }
  }

  it('says so in the other one, to screen readers too', async () => {
    const { notice } = await ask({ isThere: false })

    expect(screen.getByRole('dialog', { name: 'Sign in' }).contains(notice)).toBe(true)
    expect(notice.closest('[aria-hidden]')).toBeNull()
  })

  it.each(['{Escape}', 'Close'])(
    'that is withdrawn by %s leaves the other one, and the focus where it was',
    async (how) => {
      const { opener, notice } = await ask({ isThere: false })
      if (how === 'Close') await userEvent.click(within(notice).getByRole('button', { name: 'Close' }))
      else await userEvent.keyboard(how)

      await vi.waitFor(() => expect(screen.queryByRole('status')).toBeNull())
      expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy()
      expect(document.activeElement).toBe(opener)
    },
  )

  it('opens above it on a press, and gives the focus back', async () => {
    const network = { isThere: false }
    const { opener } = await ask(network)
    network.isThere = true
    await userEvent.click(screen.getByRole('button', { name: 'Open it now' }))
    await screen.findByRole('dialog', { name: 'Confirm' })
    await userEvent.keyboard('{Escape}')

    await vi.waitFor(() => expect(screen.queryByRole('dialog', { name: 'Confirm' })).toBeNull())
    expect(screen.getByRole('dialog', { name: 'Sign in' })).toBeTruthy()
    await vi.waitFor(() => expect(document.activeElement).toBe(opener))
  })

  it('says that a press was in vain, and keeps its focus', async () => {
    const network = { isThere: false, isSlow: false }
    const { notice } = await ask(network)
    const button = screen.getByRole('button', { name: 'Open it now' })
    await userEvent.click(button)
    await vi.waitFor(() => expect(notice.textContent).toContain('S4 still could not be reached.'))
    expect(document.activeElement).toBe(button)

    network.isSlow = true
    await userEvent.click(button)

    expect(notice.textContent).toContain('Loading this part of S4.')
  })
})
