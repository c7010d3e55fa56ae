import type { JobReport } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { aLiveJob, aReport } from '../testing/a-live-job'
import { liveWorkRoutes } from '../live-work-routes'

const { jobId, shiftId } = aLiveJob()

function open(report: JobReport) {
  server.use(reply('reports.show', report))
  renderRoutes(liveWorkRoutes, { at: `/job-report-logs/${jobId}`, session: aCompanySession() })
}

it('says how many reports the role may not read, and shows who signed', async () => {
  open(
    aReport({
      withheld: 2,
      entries: [
        {
          id: shiftId,
          assignmentId: shiftId,
          seekerName: 'Ada Byron',
          text: 'A phone was given back.',
          form: { kind: 'lostProperty', answers: { ownerName: 'Kit Marsh', ownerSignature: '10,20 30,40' } },
          pictures: [],
          createdAt: '2026-11-21T23:00:00.000Z',
          readBy: [],
          place: null,
          arrivedAt: null,
        },
      ],
    }),
  )

  expect(await screen.findByRole('img', { name: 'Signature of who got it back, Kit Marsh' })).toBeTruthy()
  expect(screen.getByText(/^2 reports are not shown/)).toBeTruthy()
})

it('shows the reports and what happened, ready to print', async () => {
  open(
    aReport({
      entries: [
        {
          id: shiftId,
          assignmentId: shiftId,
          seekerName: 'Ada Byron',
          text: 'Two refused.\nAll quiet after.',
          form: { kind: 'incident', answers: { kind: 'assault', time: '22:40', services: ['police'] } },
          pictures: ['/api/files/1'],
          createdAt: '2026-11-21T23:00:00.000Z',
          readBy: [],
          place: null,
          arrivedAt: null,
        },
      ],
      timeline: [
        {
          at: '2026-11-21T21:58:00.000Z',
          action: 'attendance.booked-on',
          by: 'seeker',
          member: null,
          seekerName: 'Ada Byron',
        },
      ],
    }),
  )

  expect(await screen.findByText(/Two refused/)).toBeTruthy()
  expect(screen.getByText('Incident')).toBeTruthy()
  expect(screen.getByText('Assault')).toBeTruthy()
  expect(screen.getByText('Police')).toBeTruthy()
  expect(screen.getByText('Ada Byron: Booked on')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Print the log' })).toBeTruthy()
  expect(screen.getByRole('link', { name: /picture 1 of 1/ })).toBeTruthy()
  await expectNoAxeViolations()
})

it('says so when there is nothing yet', async () => {
  open(aReport())

  expect(await screen.findByText('Nobody has written a report on this shift.')).toBeTruthy()
  expect(screen.getByText('Nothing has happened yet.')).toBeTruthy()
})

it('says who set a count to 0, when and why', async () => {
  open(
    aReport({
      counts: [{ kind: 'people', hour: '2026-11-21T23:00:00.000Z', ins: 12, outs: 3 }],
      resets: [
        { kind: 'people', at: '2026-11-21T23:10:00.000Z', seekerName: 'Ada Byron', reason: 'Second show' },
        { kind: 'vehicles', at: '2026-11-21T23:10:00.000Z', seekerName: 'Ada Byron', reason: 'Counted anew' },
      ],
    }),
  )

  expect(await screen.findByText('12 in, 3 out')).toBeTruthy()
  expect(screen.getByText('Sat 21 Nov 2026, 23:10: Ada Byron set people to 0. Why: Second show')).toBeTruthy()
  expect(screen.getByText(/set vehicles to 0\. Why: Counted anew/)).toBeTruthy()
})
