import { Modal } from '@s4/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it } from 'vitest'
import { backClosesDialog } from './back-closes-dialog'

/** A form in a dialog, which asks in a second one before it closes with what was written. */
function Report({ required = false }: { required?: boolean }) {
  const [isOpen, setOpen] = useState(true)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <h1>The shift</h1>
      <Modal open={isOpen} required={required} title="Write a report" onClose={() => setAsked(true)}>
        <textarea aria-label="What happened?" />
      </Modal>
      <Modal open={isAsked} title="Leave it?" onClose={() => setAsked(false)}>
        <button onClick={() => (setAsked(false), setOpen(false))}>Leave it</button>
      </Modal>
    </>
  )
}

async function open(required = false) {
  const router = createMemoryRouter(
    [
      { path: '/', element: <h1>Home</h1> },
      { path: '/shift', element: <Report required={required} /> },
    ],
    { initialEntries: ['/', '/shift'] },
  )
  backClosesDialog(router)
  render(<RouterProvider router={router} />)
  await screen.findByRole('dialog', { name: 'Write a report' })
  return { goBack: () => router.navigate(-1) }
}

it('closes one dialog after the other as Escape does, and leads back once none is open', async () => {
  const { goBack } = await open()
  await userEvent.type(screen.getByLabelText('What happened?'), 'A window')

  await goBack()
  await screen.findByRole('dialog', { name: 'Leave it?' })
  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Leave it?' })).toBeNull())
  expect(screen.getByLabelText('What happened?')).toHaveProperty('value', 'A window')
  await goBack()
  await userEvent.click(await screen.findByRole('button', { name: 'Leave it' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByRole('heading', { name: 'The shift' })).toBeTruthy()

  await goBack()
  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
})

it('leaves what can only be answered as it is', async () => {
  const { goBack } = await open(true)

  await goBack()

  expect(screen.getByRole('dialog', { name: 'Write a report' })).toBeTruthy()
})
