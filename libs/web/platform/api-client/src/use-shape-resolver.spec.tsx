import { routes } from '@s4/contract/routes'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createApi } from './api'
import { ApiProvider } from './api-context'
import { useContractForm } from './forms'

const Reason = z.object({ reason: z.string().trim().min(1, 'Say why.') })
type LoadReason = () => Promise<typeof Reason>

function ReasonForm({ load, onSubmit }: { load: LoadReason; onSubmit: (typed: { reason: string }) => void }) {
  const { field, formProps, errors } = useContractForm({
    schema: load,
    defaultValues: { reason: '' },
    failure: null,
    onSubmit,
    keepsDraft: false,
  })
  const { error, ...input } = field('reason')
  return (
    <form onSubmit={formProps.onSubmit}>
      {formProps.notLoaded && <p>{formProps.notLoaded}</p>}
      {errors.length > 0 && <p>Errors: {errors.length}</p>}
      <input aria-label="Reason" {...input} />
      {error && <p role="alert">{error}</p>}
      <button type="submit">Send</button>
    </form>
  )
}

function openForm(load: LoadReason) {
  const onSubmit = vi.fn<(typed: { reason: string }) => void>()
  const api = createApi({ endpoints: routes, uid: () => null })
  render(
    <ApiProvider api={api}>
      <ReasonForm load={load} onSubmit={onSubmit} />
    </ApiProvider>,
  )
  return onSubmit
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))

it('a form is checked with a shape that loads after it is shown', async () => {
  const onSubmit = openForm(() => Promise.resolve(Reason))
  await send()
  expect(await screen.findByText('Say why.')).toBeDefined()

  await userEvent.type(screen.getByLabelText('Reason'), ' Ill ')
  await send()

  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ reason: 'Ill' }))
})

it('a shape loads with the first focus of a field, not before', async () => {
  const load = vi.fn<LoadReason>(() => Promise.resolve(Reason))
  openForm(load)
  await new Promise((resolve) => setTimeout(resolve))
  expect(load).not.toHaveBeenCalled()

  await userEvent.click(screen.getByLabelText('Reason'))
  await vi.waitFor(() => expect(load).toHaveBeenCalledOnce())
})

it('a shape that cannot be loaded is said once, of no field, nothing is sent, and a press tries again', async () => {
  let isOnline = false
  const onSubmit = openForm(() => (isOnline ? Promise.resolve(Reason) : Promise.reject(new Error('Failed to fetch'))))
  await userEvent.type(screen.getByLabelText('Reason'), 'Ill')
  await userEvent.dblClick(screen.getByRole('button', { name: 'Send' }))
  await send()
  expect(await screen.findAllByText(/did not load/)).toHaveLength(1)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.queryByText(/^Errors/)).toBeNull()
  expect(onSubmit).not.toHaveBeenCalled()

  isOnline = true
  await send()

  await vi.waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ reason: 'Ill' }))
  expect(screen.queryByText(/did not load/)).toBeNull()
})
