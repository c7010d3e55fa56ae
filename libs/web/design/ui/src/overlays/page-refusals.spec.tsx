import { ThemeProvider } from '@s4/theme'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { Button } from '../controls/button'
import { Modal } from './modal'
import { PageRefusals, RefusalsProvider } from './page-refusals'
import { createRefusals } from './refusals'

const VERIFY = {
  message: 'Verify your email address first.',
  nextStep: { label: 'Verify your email address', path: '/email-verification' },
}

function open({ dialog = false } = {}) {
  const refusals = createRefusals()
  const screenWith = (isOpen: boolean) => (
    <ThemeProvider>
      <RefusalsProvider refusals={refusals}>
        <RouterProvider
          router={createMemoryRouter([
            {
              path: '/',
              element: (
                <>
                  <main>
                    <PageRefusals />
                  </main>
                  <Modal open={isOpen} title="Close this job?" onClose={() => undefined} />
                </>
              ),
            },
          ])}
        />
      </RefusalsProvider>
    </ThemeProvider>
  )
  const { rerender } = render(screenWith(dialog))
  return {
    show: (refusal = VERIFY) => act(async () => refusals.show(refusal)),
    closeDialog: () => rerender(screenWith(false)),
  }
}

it('a refused write stands in the page with its next step until it is closed', async () => {
  const { show } = open()
  await show()
  await show()

  const page = within(screen.getByRole('main'))
  expect((await page.findByRole('alert')).textContent).toContain('Verify your email address first.')
  expect(page.getByRole('link', { name: 'Verify your email address' }).getAttribute('href')).toBe('/email-verification')
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  expect(page.queryByRole('alert')).toBeNull()
})

it('a dialog shows it while it is open, and the page after it', async () => {
  const { show, closeDialog } = open({ dialog: true })
  const dialog = await screen.findByRole('dialog', { name: 'Close this job?' })
  await show()

  expect(await within(dialog).findByText('Verify your email address first.')).toBeTruthy()
  expect(screen.getAllByText('Verify your email address first.')).toHaveLength(1)
  closeDialog()
  expect(await within(screen.getByRole('main')).findByText('Verify your email address first.')).toBeTruthy()
})

it('the page says what was written in a dialog that others closed, and nothing after a press in it', async () => {
  function Answers() {
    const [isOpen, setOpen] = useState(true)
    const [isMine, setMine] = useState(true)
    return (
      <RefusalsProvider refusals={refusals}>
        <PageRefusals />
        <button onClick={() => setMine(true)}>Propose…</button>
        <Modal open={isMine} title="Propose other hours" onClose={() => setMine(false)}>
          <textarea aria-label="Why?" />
          <button onClick={() => setMine(false)}>Send</button>
        </Modal>
        <Modal open={isOpen} title="Refuse these hours" onClose={() => setOpen(false)}>
          <textarea aria-label="Why do you refuse?" />
        </Modal>
        <output ref={() => void (decide = () => setOpen(false))} />
      </RefusalsProvider>
    )
  }
  const refusals = createRefusals()
  let decide = () => {}
  render(<Answers />)
  await userEvent.type(await screen.findByLabelText('Why do you refuse?'), 'I stayed until two.')
  setTimeout(decide)
  await screen.findByRole('alert')

  await userEvent.type(await screen.findByLabelText('Why?'), 'Sent home.')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))

  expect((await screen.findByRole('alert')).textContent).toMatch(/was not sent: I stayed until two/)
  expect(screen.queryByText(/Sent home/)).toBeNull()
})

it('the page says nothing of what was written on while the dialog was sending it', async () => {
  function Messages() {
    const [isOpen, setOpen] = useState(true)
    const [isBusy, setBusy] = useState(false)
    return (
      <RefusalsProvider refusals={refusals}>
        <PageRefusals />
        <Modal open={isOpen} title="Message everybody" onClose={() => undefined}>
          <textarea aria-label="Message" />
          <Button busy={isBusy} onClick={() => setBusy(true)}>
            Send
          </Button>
        </Modal>
        <output ref={() => void (answer = () => setOpen(false))} />
      </RefusalsProvider>
    )
  }
  const refusals = createRefusals()
  let answer = () => {}
  render(<Messages />)
  await userEvent.type(await screen.findByLabelText('Message'), 'Bring a torch')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  await userEvent.type(screen.getByLabelText('Message'), ' tonight')
  setTimeout(answer)

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(refusals.current().refused).toEqual([])
})

it('draws nothing again for a new place while nothing was refused', () => {
  const refusals = createRefusals()
  const told = vi.fn()
  refusals.subscribe(told)
  const leave = refusals.enter('page')
  leave()
  expect(told).not.toHaveBeenCalled()
})
