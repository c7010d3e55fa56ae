import type { AttendanceEvent, CheckCall } from '@s4/contract'
import { expectNoAxeViolations } from '@s4/testing'
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { DayRecord } from './day-record'

const ZONE = 'Europe/London'
const event = (
  kind: AttendanceEvent['kind'],
  time: string,
  change: Partial<AttendanceEvent> = {},
): AttendanceEvent => ({
  kind,
  source: 'phone',
  checkpoint: null,
  position: null,
  inside: null,
  deviceAt: null,
  serverAt: `2026-11-21T${time}:00.000Z`,
  reason: null,
  missingPapers: [],
  ...change,
})
const call = (status: CheckCall['status'], hour: number, change: Partial<CheckCall> = {}): CheckCall => ({
  id: `019a0000-0000-7000-8000-0000000000${hour}`,
  assignmentId: '019a0000-0000-7000-8000-000000000001',
  status,
  dueAt: `2026-11-21T${hour}:00:00.000Z`,
  missAt: `2026-11-21T${hour}:05:00.000Z`,
  answeredAt: null,
  missedAt: null,
  arrivedAt: null,
  plannedAt: null,
  ...change,
})
const said = (label: string) =>
  within(screen.getByRole('list', { name: label }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent)

it('shows the attendance with breaks, and every check call', async () => {
  const { container } = render(
    <DayRecord
      zone={ZONE}
      sentLater={[]}
      events={[
        event('bookOn', '16:58', { source: 'qr', checkpoint: 'A', inside: 'inside' }),
        event('breakStart', '19:30', { source: 'shift-pass' }),
        event('breakEnd', '19:50', { source: 'session' }),
        event('bookOff', '23:01', { source: 'manual', inside: 'outside', reason: 'Phone was flat.' }),
      ]}
      calls={[
        call('responded', 18, { answeredAt: '2026-11-21T18:01:00.000Z' }),
        call('late', 19, { answeredAt: '2026-11-21T19:09:00.000Z' }),
        call('late', 20, { answeredAt: '2026-11-22T09:26:00.000Z' }),
        call('missed', 21),
        call('stopped', 22),
      ]}
    />,
  )

  expect(said('Attendance')).toEqual([
    expect.stringContaining('Booked on, at checkpoint A, inside the site'),
    expect.stringContaining('Break started, on the phone'),
    expect.stringContaining('Break ended, signed in'),
    expect.stringMatching(/Booked off, by hand, outside the site.*Phone was flat\./),
  ])
  expect(said('Check calls')).toEqual([
    expect.stringContaining('Answered at 18:01'),
    expect.stringContaining('Missed, answered late at 19:09'),
    expect.stringContaining('Missed, answered late at Sun 22 Nov 2026, 09:26'),
    expect.stringContaining('Missed'),
    expect.stringContaining('Not needed after a break or booking off'),
  ])
  await expectNoAxeViolations(container)
})

it('marks booking on without a position, and missing documents of booking on by hand', () => {
  render(
    <DayRecord
      zone={ZONE}
      sentLater={[]}
      calls={[]}
      events={[
        event('bookOn', '16:58', { source: 'qr' }),
        event('bookOn', '17:02', {
          source: 'manual',
          reason: 'His phone is flat.',
          missingPapers: ['right-to-work-missing', 'licence-expired'],
        }),
        event('bookOff', '23:00'),
      ]}
    />,
  )

  expect(said('Attendance')).toEqual([
    expect.stringContaining('Booked on, location not given'),
    expect.stringMatching(
      new RegExp(
        '^Booked on, by hand(?!.*location).*His phone is flat\\. Documents missing: no right-to-work record given; ' +
          'the SIA licence given ends before the shift does\\.',
      ),
    ),
    expect.not.stringContaining('location'),
  ])
})

it('says when there is nothing of either', () => {
  render(<DayRecord zone={ZONE} events={[]} calls={[]} sentLater={[]} />)

  expect(screen.getByText('Not booked on.')).toBeTruthy()
  expect(screen.getByText('None was due.')).toBeTruthy()
})

it('says what the phone sent later, by whose clock, and what was not taken', () => {
  render(
    <DayRecord
      zone={ZONE}
      events={[]}
      calls={[]}
      sentLater={[
        {
          id: 'sent',
          action: 'attendance.bookOff',
          at: '2026-11-22T06:00:00.000Z',
          deviceAt: '2026-11-22T08:00:00.000Z',
          receivedAt: '2026-11-22T06:31:00.000Z',
          trust: 'clockOff',
          clockOffsetSeconds: -7200,
          refusedText: 'The company had booked you off at 05:00.',
        },
      ]}
    />,
  )

  const [line] = said('Sent later by the phone')
  expect(line).toContain('Booked off at 06:00: not taken')
  expect(line).toContain('arrived Sun 22 Nov 2026, 06:31')
  expect(line).toContain('its clock was 2 h fast. The phone’s clock said Sun 22 Nov 2026, 08:00.')
  expect(line).toContain('The company had booked you off at 05:00.')
})
