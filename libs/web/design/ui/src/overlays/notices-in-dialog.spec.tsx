import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CornerNotice } from '../feedback/corner-notice'
import { Modal, preloadModal } from './modal'

beforeAll(preloadModal)
beforeEach(() => document.getElementById('corner-notices')?.remove())

/** A dialog with a second one above it, and a notice that may come while they are open. */
function Screen({ handleStay }: { handleStay: () => void }) {
  const [open, setOpen] = useState<readonly string[]>([])
  const [isEnding, setEnding] = useState(false)
  const close = (name: string) => setOpen((all) => all.filter((other) => other !== name))
  return (
    <>
      <main>
        <button onClick={() => setOpen(['Propose other hours'])}>Propose…</button>
        <button onClick={() => setEnding(true)}>Wait</button>
      </main>
      <Modal
        open={open.includes('Propose other hours')}
        title="Propose other hours"
        onClose={() => close('Propose other hours')}
      >
        <input aria-label="Why?" />
        <button onClick={() => setEnding(true)}>Wait here</button>
        <button onClick={() => setOpen((all) => [...all, 'Leave it?'])}>Leave…</button>
      </Modal>
      <Modal open={open.includes('Leave it?')} title="Leave it?" onClose={() => close('Leave it?')}>
        <button onClick={() => setOpen([])}>Leave both</button>
      </Modal>
      {isEnding && (
        <CornerNotice
          title="Your session ends soon"
          action={
            <button
              onClick={() => {
                handleStay()
                setEnding(false)
              }}
            >
              Stay signed in
            </button>
          }
        />
      )}
    </>
  )
}

const press = async (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialog = (name: string) => screen.findByRole('dialog', { name })
const isGone = (name: string) => vi.waitFor(() => expect(screen.queryByRole('dialog', { name })).toBeNull())

const openScreen = () => {
  const handleStay = vi.fn()
  render(<Screen handleStay={handleStay} />)
  return handleStay
}

describe('a notice of the corner while a dialog is open', () => {
  it.each([
    ['came before', ['Wait', 'Propose…']],
    ['came while it was open', ['Propose…', 'Wait here']],
  ])('that %s stands in it, and a press there does not close it', async (_when, presses) => {
    const handleStay = openScreen()
    for (const name of presses) {
      await press(name)
      if (name === 'Propose…') await dialog('Propose other hours')
    }
    const modal = await dialog('Propose other hours')
    await userEvent.type(within(modal).getByLabelText('Why?'), 'It was longer')
    const notice = within(modal).getByRole('status')
    expect(notice.compareDocumentPosition(within(modal).getByRole('heading'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(notice.closest('[aria-hidden]')).toBeNull()

    await userEvent.click(within(notice).getByRole('button', { name: 'Stay signed in' }))

    expect(handleStay).toHaveBeenCalledOnce()
    expect(within(modal).getByLabelText<HTMLInputElement>('Why?').value).toBe('It was longer')
    expect(document.activeElement).toBe(modal)
  })

  it('is reached by keys', async () => {
    openScreen()
    await press('Propose…')
    const modal = await dialog('Propose other hours')
    await press('Wait here')
    const stay = within(modal).getByRole('button', { name: 'Stay signed in' })
    modal.focus()
    await userEvent.tab()

    expect(document.activeElement).toBe(stay)
  })

  it('leaves the first field of a dialog its focus', async () => {
    openScreen()
    await press('Wait')
    await press('Propose…')
    const modal = await dialog('Propose other hours')

    await vi.waitFor(() => expect(document.activeElement).toBe(within(modal).getByLabelText('Why?')))
  })

  it('stands in the top one of several, and in the corner again after the last', async () => {
    openScreen()
    await press('Propose…')
    const below = await dialog('Propose other hours')
    await press('Wait here')
    const notice = within(below).getByRole('status')
    await press('Leave…')
    const above = await dialog('Leave it?')
    expect(above.contains(notice)).toBe(true)
    expect(below.closest('[aria-hidden]')).not.toBeNull()
    await vi.waitFor(() => expect(above.contains(document.activeElement)).toBe(true))

    await userEvent.keyboard('{Escape}')
    await isGone('Leave it?')
    await vi.waitFor(() => expect(below.contains(notice)).toBe(true))
    await vi.waitFor(() => expect(document.activeElement).toBe(within(below).getByRole('button', { name: 'Leave…' })))
    await userEvent.keyboard('{Escape}')
    await isGone('Propose other hours')

    await vi.waitFor(() => expect(notice.parentElement?.parentElement).toBe(document.body))
    expect(notice.parentElement?.getAttribute('aria-live') ?? notice.parentElement?.ariaLive).toBe('off')
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Propose…' })))
  })

  it('stands in the corner again when both close at once', async () => {
    openScreen()
    await press('Propose…')
    await dialog('Propose other hours')
    await press('Wait here')
    await press('Leave…')
    await dialog('Leave it?')
    await press('Leave both')
    await isGone('Leave it?')
    await isGone('Propose other hours')

    const notice = await screen.findByRole('status')
    expect(notice.parentElement?.parentElement).toBe(document.body)
  })

  it('gives the focus that it has to what opened the dialog when that closes', async () => {
    openScreen()
    await press('Wait')
    await press('Propose…')
    const modal = await dialog('Propose other hours')
    within(modal).getByRole('button', { name: 'Stay signed in' }).focus()
    await userEvent.keyboard('{Escape}')
    await isGone('Propose other hours')

    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Propose…' })))
  })

  it('opens its own dialog above, and a press in that leaves the one below as it is', async () => {
    function Called() {
      const [isForm, setForm] = useState(true)
      const [isCall, setCall] = useState(false)
      return (
        <>
          <Modal open={isForm} title="Write a report" onClose={() => setForm(false)}>
            <input aria-label="What happened?" />
          </Modal>
          {isCall ? (
            <Modal open title="Check call" size="screen" focusDialog onClose={() => setCall(false)}>
              <button onClick={() => setCall(false)}>I am all right</button>
            </Modal>
          ) : (
            <CornerNotice title="A check call waits" action={<button onClick={() => setCall(true)}>Answer</button>} />
          )}
        </>
      )
    }
    render(<Called />)
    const form = await dialog('Write a report')
    await userEvent.type(within(form).getByLabelText('What happened?'), 'A window')
    await press('Answer')
    await dialog('Check call')
    await press('I am all right')
    await isGone('Check call')

    expect(within(await dialog('Write a report')).getByLabelText<HTMLInputElement>('What happened?').value).toBe(
      'A window',
    )
    expect(within(form).getByRole('button', { name: 'Answer' })).toBeTruthy()
    await vi.waitFor(() => expect(form.contains(document.activeElement)).toBe(true))
  })

  it('does not move toasts up', async () => {
    document.documentElement.style.setProperty('--corner-height', '120px')
    openScreen()
    await press('Propose…')
    await dialog('Propose other hours')

    expect(getComputedStyle(document.body).getPropertyValue('--corner-height')).toBe('0px')
  })
})
