import { Modal } from '@s4/ui'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider, useSearchParams } from 'react-router-dom'
import { afterEach, beforeEach, expect, it } from 'vitest'
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

/** A dialog that is open as long as the address says so. */
function Message() {
  const [params, setParams] = useSearchParams()
  return (
    <>
      <h1>The job</h1>
      <Modal open={params.has('write')} title="Message everybody" onClose={() => setParams({}, { replace: true })} />
    </>
  )
}

let router: ReturnType<typeof createBrowserRouter>

beforeEach(() => {
  history.pushState(null, '', '/')
  router = createBrowserRouter([
    { path: '/', element: <h1>Home</h1> },
    { path: '/shift', element: <Report /> },
    { path: '/call', element: <Report required /> },
    { path: '/job', element: <Message /> },
  ])
  backClosesDialog(router)
})
afterEach(() => router.dispose())

async function open(at = '/shift') {
  render(<RouterProvider router={router} />)
  await router.navigate(at)
  await screen.findByRole('dialog')
}

/** As the browser does: a Back that is held is followed by a move of its own. */
async function goBack() {
  history.back()
  await new Promise((resolve) => setTimeout(resolve, 50))
}

it('closes one dialog after the other as Escape does, and leads back once none is open', async () => {
  await open()
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

it('leaves the way back as it was where closing changes the address', async () => {
  await open('/job?write')

  await goBack()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(location.pathname + location.search).toBe('/job')
  await goBack()

  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
  expect(location.pathname).toBe('/')
})

it('leads back from what can only be answered', async () => {
  await open('/call')

  await goBack()

  expect(await screen.findByRole('heading', { name: 'Home' })).toBeTruthy()
})
