import type { CheckCall } from '@s4/contract'
import { expectNoAxeViolations } from '@s4/testing'
import { ApiError } from '@s4/contract/api-error'
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { RecordModal } from './record-modal'

const asked = <Answer,>(data?: Answer) => ({ data, error: null, refetch: vi.fn<() => void>() })
const missed: CheckCall = {
  id: '019a0000-0000-7000-8000-000000000007',
  assignmentId: '019a0000-0000-7000-8000-000000000001',
  status: 'missed',
  dueAt: '2026-11-21T22:28:00.000Z',
  missAt: '2026-11-21T22:33:00.000Z',
  answeredAt: null,
  missedAt: '2026-11-21T22:33:00.000Z',
  arrivedAt: null,
  plannedAt: null,
}
const work = {
  events: [],
  sentLater: [],
  audit: [{ at: '2026-11-21T22:00:00.000Z', action: 'attendance.booked-on', by: 'seeker' as const, member: null }],
  zone: 'Europe/London',
}
const calls = { calls: [missed] }

it('shows attendance, check calls and the log', async () => {
  render(<RecordModal worker="Sam Okoro" open onClose={() => undefined} work={asked(work)} day={asked(calls)} />)

  const record = await screen.findByRole('dialog', { name: 'Record of Sam Okoro' })

  expect(within(within(record).getByRole('list', { name: 'Check calls' })).getByText('Missed')).toBeTruthy()
  expect(within(within(record).getByRole('list', { name: 'History' })).getByText('Booked on')).toBeTruthy()
  await expectNoAxeViolations(record)
})

it('shows nothing until everything is loaded', async () => {
  render(<RecordModal worker="Sam Okoro" open onClose={() => undefined} work={asked(work)} day={asked()} />)

  const record = await screen.findByRole('dialog', { name: 'Record of Sam Okoro' })

  expect(within(record).queryByText('History')).toBeNull()
})

it('shows what could not be read, and loads it again', async () => {
  const day = {
    ...asked<typeof calls>(),
    error: new ApiError('server.busy', { message: 'The check calls cannot be reached.' }),
  }
  render(<RecordModal worker="Sam Okoro" open onClose={() => undefined} work={asked(work)} day={day} />)

  expect(await screen.findByText('The check calls cannot be reached.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))

  expect(day.refetch).toHaveBeenCalledOnce()
})
