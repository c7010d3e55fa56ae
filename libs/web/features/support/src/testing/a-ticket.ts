import type { TicketDetails } from '@s4/contract'

export const testId = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

export const aTicket = (change: Partial<TicketDetails> = {}): TicketDetails => ({
  id: testId(6),
  number: 'SUP-000123',
  kind: 'question',
  subject: 'My picture is upside down',
  status: 'open',
  acknowledgeBy: null,
  createdAt: '2026-11-21T09:00:00.000Z',
  updatedAt: '2026-11-21T09:00:00.000Z',
  thread: [
    {
      id: testId(7),
      by: 'seeker',
      memberName: null,
      event: null,
      text: 'See here.',
      pictures: [],
      createdAt: '2026-11-21T09:00:00.000Z',
    },
  ],
  ...change,
})
