import { ApiError } from '@s4/contract/api-error'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { findWorkerRoutes } from '../find-worker-routes'
import { ids } from '../testing/workers'

const file = {
  id: ids.job,
  fileName: 'people.csv',
  header: ['Name', 'Email', 'Ref'],
  rows: 2,
  mapping: { name: 0, email: 1 },
}
const ada = {
  row: 2,
  name: 'Ada Kerr',
  email: 'ada@guards.example',
  phone: '',
  payrollNumber: 'P1',
  team: '',
  tags: [],
}
const show = () => renderRoutes(findWorkerRoutes, { at: '/find-worker/import', session: aCompanySession() })
const choose = async () =>
  userEvent.upload(await screen.findByLabelText('CSV file'), new File(['Name'], 'people.csv', { type: 'text/csv' }))

beforeEach(() => {
  server.use(reply('workerInvitations.list', { open: 0, invitations: [] }), reply('workerImports.create', file))
})

describe('inviting the company’s own people', () => {
  it('shows errors by row, and invites the others as own staff', async () => {
    const looked: unknown[] = []
    const sent: unknown[] = []
    server.use(
      reply('workerImports.preview', ({ input }) => {
        looked.push(input)
        const message = 'Enter an email address, like jo@firm.co.uk.'
        return { ready: 1, wrong: 1, people: [ada], errors: [{ row: 3, column: 'email', value: 'bo', message }] }
      }),
      reply('workerImports.run', ({ input }) => (sent.push(input), { invited: 1, leftOut: 1 })),
    )
    const { container } = show()
    await choose()

    await userEvent.selectOptions(await screen.findByLabelText('Payroll number'), 'Ref')
    await userEvent.click(screen.getByRole('button', { name: 'Look at the people' }))
    within(await screen.findByRole('table', { name: 'Errors' })).getByText('bo')
    await expectNoAxeViolations(container)
    await userEvent.click(screen.getByRole('button', { name: 'Invite 1 person' }))
    await screen.findByText('Choose how they work for you.')
    expect(sent).toEqual([])
    await userEvent.click(screen.getByLabelText(/As own staff/))
    await userEvent.click(screen.getByLabelText('Leave out the row with errors'))
    await userEvent.click(screen.getByRole('button', { name: 'Invite 1 person' }))

    await screen.findByText(/1 person has been invited by email/)
    const mapping = { name: 0, email: 1, payrollNumber: 2 }
    expect(looked).toEqual([{ id: file.id, mapping }])
    expect(sent).toEqual([{ id: file.id, mapping, kind: 'own-staff', leaveOutWrong: true }])
  })

  it('looks again when a colleague has invited the same people meanwhile', async () => {
    const fields = { leaveOutWrong: '1 row has an error. Correct the file, or leave it out.' }
    const message = 'Has an open invitation until Mon 30 Nov 2026. Withdraw it first to send another.'
    server.use(
      reply('workerImports.preview', { ready: 2, wrong: 0, people: [ada, { ...ada, row: 3 }], errors: [] }),
      reject('workerImports.run', new ApiError('input.invalid', { fields })),
    )
    show()
    await choose()
    await userEvent.click(await screen.findByRole('button', { name: 'Look at the people' }))
    await userEvent.click(await screen.findByLabelText(/As own staff/))
    const errors = [{ row: 3, column: 'email' as const, value: ada.email, message }]
    server.use(reply('workerImports.preview', { ready: 1, wrong: 1, people: [ada], errors }))
    await userEvent.click(screen.getByRole('button', { name: 'Invite 2 people' }))

    await screen.findByText(message)
    screen.getByLabelText('Leave out the row with errors')
    screen.getByText(fields.leaveOutWrong)
  })

  it('says at the file why it was refused', async () => {
    const message = 'The file has more than 5,000 people. Send at most 5,000 at once.'
    server.use(reject('workerImports.create', new ApiError('input.invalid', { fields: { file: message } })))
    show()
    await choose()

    await screen.findByText(message)
  })

  it('lists who has not answered, and withdraws an invitation', async () => {
    const invitation = {
      id: ids.seeker,
      name: 'Bo Lee',
      email: 'bo@guards.example',
      kind: 'self-employed' as const,
      sentAt: '2026-11-16T09:00:00.000Z',
      expiresAt: '2026-11-30T09:00:00.000Z',
    }
    server.use(
      reply('workerInvitations.list', { open: 1, invitations: [invitation] }),
      reply('workerInvitations.withdraw', () => {
        server.use(reply('workerInvitations.list', { open: 0, invitations: [] }))
        return { done: true }
      }),
    )
    show()

    await userEvent.click(await screen.findByRole('button', { name: 'Withdraw the invitation of Bo Lee' }))

    await expect.poll(() => screen.queryByText(/Bo Lee/)).toBeNull()
  })
})
