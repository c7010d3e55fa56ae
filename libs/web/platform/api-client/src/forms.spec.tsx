import { routes } from '@s4/contract/routes'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createApi } from './api'
import { ApiProvider } from './api-context'
import { useContractForm } from './forms'

const Note = z.object({ text: z.string().min(1, 'Write something.') })

const drawn = vi.fn()

function NoteForm({ onSubmit }: { onSubmit: () => void }) {
  drawn()
  const { field, formProps } = useContractForm({
    schema: () => Promise.resolve(Note),
    defaultValues: { text: '' },
    failure: null,
    onSubmit,
  })
  const { error, ...props } = field('text')
  return (
    <form onSubmit={(event) => void formProps.onSubmit(event)}>
      <input aria-label="Text" {...props} />
      <p>{error}</p>
      <button type="submit">Send</button>
    </form>
  )
}

it('sends once for a double click, and again after a refusal', async () => {
  const sent = vi.fn()
  render(
    <ApiProvider api={createApi({ endpoints: routes, uid: () => 'ada' })}>
      <NoteForm onSubmit={sent} />
    </ApiProvider>,
  )
  const send = screen.getByRole('button', { name: 'Send' })
  await userEvent.dblClick(send)
  await screen.findByText('Write something.')
  expect(sent).not.toHaveBeenCalled()

  await userEvent.type(screen.getByLabelText('Text'), 'All quiet.')
  send.click()
  send.click()
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1))
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(sent).toHaveBeenCalledTimes(1)
})

it('a letter is typed without drawing the form anew', async () => {
  render(
    <ApiProvider api={createApi({ endpoints: routes, uid: () => 'ada' })}>
      <NoteForm onSubmit={vi.fn()} />
    </ApiProvider>,
  )
  const before = drawn.mock.calls.length

  await userEvent.type(screen.getByLabelText('Text'), 'All')

  expect(drawn).toHaveBeenCalledTimes(before)
})
