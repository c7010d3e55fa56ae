import type { LiveJob } from '@s4/contract'
import { aCompanySession, aConfig, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { aLiveJob, anAlert, aRecord, aReport, aWorker } from '../testing/a-live-job'
import { liveWorkRoutes } from '../live-work-routes'

const open = (at: string) => renderRoutes(liveWorkRoutes, { at, session: aCompanySession() })

function openJob(job: LiveJob = aLiveJob()) {
  server.use(reply('config.show', aConfig()), reply('liveWork.show', job), reply('reports.show', aReport()))
  return open(`/inProgress-jobDetail/${job.jobId}`)
}

it('lists the shifts on now with who is on, late and missing', async () => {
  const { jobId, shiftId, title, siteName, zone, startsAt, endsAt } = aLiveJob()
  const person = {
    presence: 'on',
    backInsideAt: null,
    answeredAt: null,
    nextCheckCallAt: '2026-11-21T22:50:00.000Z',
  } as const
  server.use(
    reply('liveWork.list', [
      {
        jobId,
        shiftId,
        title,
        siteName,
        zone,
        startsAt,
        endsAt,
        openAlerts: 2,
        counts: { expected: 0, late: 1, missing: 0, on: 3, onBreak: 0, off: 0, noShow: 0 },
        people: [
          { ...person, name: 'Ada Byron', alert: 'help' },
          { ...person, name: 'Cy Fox', alert: 'leftGeofence', backInsideAt: '2026-11-21T22:31:00.000Z' },
          { ...person, name: 'Di Okoro', alert: 'missedCheckCall', answeredAt: '2026-11-21T22:36:00.000Z' },
          { ...person, name: 'Bo Lee', alert: null },
        ],
      },
    ]),
  )
  open('/in-progress')

  expect((await screen.findByRole('link', { name: 'Door supervisor' })).getAttribute('href')).toBe(
    `/inProgress-jobDetail/${jobId}?shift=${shiftId}`,
  )
  expect(
    screen.getByText(
      'Ada Byron needs help. Cy Fox was seen back inside at 22:31, had left the site. ' +
        'Di Okoro answered a check call late, at 22:36. Bo Lee, next check call 22:50.',
    ),
  ).toBeTruthy()
  expect(['3 on', '1 late', '2 open alerts'].map((words) => screen.getByText(words).textContent)).toEqual([
    '3 on',
    '1 late',
    '2 open alerts',
  ])
})

it('says so when nobody is at work', async () => {
  server.use(reply('liveWork.list', []))
  open('/in-progress')

  expect(await screen.findByText(/Nobody is at work now/)).toBeTruthy()
})

it('shows the age of a person’s last position, and no location without one', async () => {
  const lastPosition = {
    lat: 51.508,
    lng: -0.0594,
    accuracy: 12,
    inside: 'outside',
    deviceAt: '2026-11-21T22:33:00.000Z',
    serverAt: '2026-11-21T22:33:01.000Z',
  } as const
  const { container } = openJob(
    aLiveJob({
      workers: [
        aWorker({ locationShared: true, lastPosition }),
        aWorker({ assignmentId: '019a0000-0000-7000-8000-000000000011', seekerName: 'Bo Lee' }),
        aWorker({
          assignmentId: '019a0000-0000-7000-8000-000000000012',
          seekerName: 'Cy Fox',
          locationShared: true,
          lastPosition: { ...lastPosition, deviceAt: '2026-11-21T22:26:00.000Z' },
        }),
      ],
    }),
  )

  const ada = within(await screen.findByRole('article', { name: 'Ada Byron' }))
  expect(
    ada.getByText(/^Outside the site, under 0.1 miles from the middle of the site, 7 min ago, accurate to 12 m$/),
  ).toBeTruthy()
  expect(within(screen.getByRole('article', { name: 'Bo Lee' })).getByText('Not shared')).toBeTruthy()
  expect(ada.queryByText('Old location')).toBeNull()
  within(screen.getByRole('article', { name: 'Cy Fox' })).getByText('Old location')
  await expectNoAxeViolations(container)
})

it('offers neither a call nor a message to somebody who asked for help in secret, and says why', async () => {
  openJob(aLiveJob({ workers: [aWorker({ inSecret: true })] }))

  const ada = within(await screen.findByRole('article', { name: 'Ada Byron' }))
  expect(ada.getByText('Asked for help in secret: do not call or write to their phone.')).toBeTruthy()
  expect(ada.queryByText('Phone')).toBeNull()
  expect(ada.queryByRole('link', { name: /Message/ })).toBeNull()
  expect(ada.getByRole('link', { name: /Report/ })).toBeTruthy()
})

it('shows each open alert of the shift with who to call, and the newest reports', async () => {
  const job = aLiveJob({ openAlerts: 1 })
  const entry = {
    id: job.shiftId,
    assignmentId: job.shiftId,
    seekerName: 'Ada Byron',
    text: 'Two refused.\nAll quiet after.',
    form: null,
    pictures: [],
    createdAt: '2026-11-21T22:30:00.000Z',
    readBy: [],
    place: null,
    arrivedAt: null,
  }
  server.use(
    reply('alerts.list', {
      data: [anAlert(), anAlert({ id: job.jobId, shiftId: job.jobId, seekerName: 'Bo Lee' })],
      nextCursor: null,
    }),
  )
  const { container } = openJob(job)
  server.use(reply('reports.show', aReport({ entries: [entry], withheld: 1 })))

  const title = 'Ada Byron has not answered a check call'
  expect((await screen.findByRole('link', { name: title })).getAttribute('href')).toBe(
    `/alert-log?jobId=${job.jobId}&alert=${anAlert().id}`,
  )
  expect(screen.queryByRole('link', { name: 'Bo Lee has not answered a check call' })).toBeNull()
  expect(screen.getByRole('link', { name: 'Call Ada Byron, +447700900123' })).toBeTruthy()
  expect(screen.getByRole('button', { name: `I am looking at it: ${title}` })).toBeTruthy()

  expect(await screen.findByText('Two refused.')).toBeTruthy()
  expect(screen.getByText('22:30, Ada Byron')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Report log (2)' })).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('books somebody on by hand, with a reason', async () => {
  const sent: object[] = []
  openJob(
    aLiveJob({ workers: [aWorker({ status: 'assigned', presence: 'late', bookedOnAt: null, nextCheckCallAt: null })] }),
  )
  server.use(
    reply('attendance.bookByHand', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Book on by hand' }))
  await userEvent.clear(await screen.findByLabelText('At work since'))
  await userEvent.type(screen.getByLabelText('At work since'), '22:00')
  await userEvent.type(screen.getByLabelText('Why by hand'), 'Phone is broken.')
  await userEvent.click(screen.getByRole('button', { name: 'Book on' }))

  await expect
    .poll(() => sent)
    .toMatchObject([{ action: 'bookOn', reason: 'Phone is broken.', at: '2026-11-21T22:00:00.000Z' }])
})

it('says why booking by hand is refused, and keeps the reason', async () => {
  openJob()
  server.use(
    reject('attendance.bookByHand', 'input.invalid', {
      at: 'Choose a time after booking on at 21:58, not in the future.',
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Book off by hand' }))
  await userEvent.type(await screen.findByLabelText('Why by hand'), 'He left.')
  await userEvent.click(screen.getByRole('button', { name: 'Book off' }))

  expect(await screen.findByText('Choose a time after booking on at 21:58, not in the future.')).toBeTruthy()
  expect(screen.getByDisplayValue('He left.')).toBeTruthy()
})

it('opens the record of one person', async () => {
  openJob()
  server.use(
    reply('assignments.show', aRecord),
    reply('checkCalls.list', { calls: [], locationShared: false, now: '2026-11-21T22:40:00.000Z' }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Record of the work' }))
  const record = within(await screen.findByRole('dialog', { name: 'Record of Ada Byron' }))

  expect(await record.findByText('None was due.')).toBeTruthy()
  expect(within(record.getByRole('list', { name: 'History' })).getByText('Booked on')).toBeTruthy()
})
