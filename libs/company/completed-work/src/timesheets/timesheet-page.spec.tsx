import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { completedWorkRoutes } from '../completed-work-routes'

const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`
const waiting = {
  assignmentId: id(1),
  jobId: id(2),
  shiftId: id(3),
  name: 'Bo Lee',
  title: 'Door supervisor',
  siteName: 'Tobacco Dock',
  zone: 'Europe/London',
  startsAt: '2026-11-21T22:00:00.000Z',
  endsAt: '2026-11-22T06:00:00.000Z',
  state: 'to-agree' as const,
}

it('the timesheet of own staff is for a pay period, and names whose hours are not agreed', async () => {
  const asked: unknown[] = []
  server.use(
    reply('timesheets.show', ({ input }) => {
      asked.push(input)
      return { people: 2, shifts: 3, minutes: 1440, pence: 34_800, expenses: 0, waiting: [waiting] }
    }),
  )
  const { container } = renderRoutes(completedWorkRoutes, {
    at: '/completed-job/timesheet?from=2026-11-01&to=2026-11-15',
    session: aCompanySession(),
  })

  await screen.findByText('£348.00')
  await expectNoAxeViolations(container)
  screen.getByText(/Bo Lee: Door supervisor, Tobacco Dock/)
  expect(screen.getByRole('link', { name: 'Open it' }).getAttribute('href')).toBe(
    `/completed-jobDetail/${waiting.jobId}?shift=${waiting.shiftId}`,
  )
  await userEvent.clear(screen.getByLabelText('Last day'))
  await userEvent.type(screen.getByLabelText('Last day'), '2026-11-30')
  await userEvent.click(screen.getByRole('button', { name: 'Show this period' }))

  await screen.findByRole('heading', { name: 'Sun 1 Nov 2026 to Mon 30 Nov 2026' })
  expect(screen.getByRole('link', { name: /Timesheet for payroll/ }).getAttribute('href')).toBe(
    '/api/timesheet.csv?from=2026-11-01&to=2026-11-30',
  )
  expect(asked).toEqual([
    { from: '2026-11-01', to: '2026-11-15' },
    { from: '2026-11-01', to: '2026-11-30' },
  ])
})
