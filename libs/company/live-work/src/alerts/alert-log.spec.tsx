import type { Alert } from '@s4/contract'
import { aCompanySession, aConfig, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aLiveJob, anAlert, aWorker } from '../testing/a-live-job'
import { liveWorkRoutes } from '../live-work-routes'

const noneWaiting = { count: 0, isHelp: false, newest: null, open: 0, notSeen: 0, help: null }

/** The log, or with alerts the first of them. */
function open(
  alerts: Alert[],
  at = alerts[0] ? `/alert-log?alert=${alerts[0].id}` : '/alert-log',
  waiting: typeof noneWaiting = noneWaiting,
) {
  const asked: string[] = []
  server.use(
    reply('sites.list', []),
    reply('alerts.waiting', waiting),
    reply('config.show', aConfig()),
    reply('liveWork.show', aLiveJob()),
    reply('alerts.people', [{ uid: 'bea', name: 'Bea Long' }]),
    reply('alerts.show', ({ input }) => alerts.find(({ id }) => id === input.id) ?? anAlert()),
    reply('alerts.list', ({ input }) => {
      asked.push([input.state, input.jobId ?? 'all jobs', input.severity, input.assignedTo].filter(Boolean).join(' '))
      return { data: alerts, nextCursor: null }
    }),
  )
  const shown = renderRoutes(liveWorkRoutes, { at, session: aCompanySession() })
  return { asked, ...shown }
}

it('shows who, what, since when and how to ring them', async () => {
  const { container } = open([anAlert()])

  expect(await screen.findByRole('article', { name: 'Ada Byron has not answered a check call' })).toBeTruthy()
  expect(screen.getByText('Due 22:30: missed, no answer yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: '07700 900123' }).getAttribute('href')).toBe('tel:+447700900123')
  await expectNoAxeViolations(container)
})

it('says of help asked for in secret not to ring the phone, and offers neither a call nor a message', async () => {
  const alert = anAlert({ kind: 'help', inSecret: true, checkCall: null })
  const inSecret = /Asked for help in secret: do not call or write to their phone/
  const { unmount } = open([alert], '/alert-log')
  expect(await screen.findByText(inSecret)).toBeTruthy()
  expect(screen.queryByRole('link', { name: /^Call / })).toBeNull()
  unmount()

  open([alert])
  const record = within(await screen.findByRole('article', { name: 'Ada Byron needs help' }))
  expect(record.getByText(inSecret)).toBeTruthy()
  expect(record.queryByText('Phone')).toBeNull()
  expect(record.queryByRole('link', { name: /Message/ })).toBeNull()
  expect(record.getByRole('button', { name: 'Resolve' })).toBeTruthy()
})

it('stands before the links and the downloads of the log', async () => {
  open([anAlert()], '/alert-log')

  const alert = await screen.findByRole('link', { name: 'Ada Byron has not answered a check call' })
  for (const below of [
    screen.getByRole('button', { name: 'Save as PDF' }),
    screen.getByRole('link', { name: 'Alerts and on call' }),
  ])
    expect(alert.compareDocumentPosition(below)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
})

it('names the day of a check call that was answered on another one', async () => {
  const { checkCall } = anAlert()
  if (!checkCall) throw new Error('the alert of a missed call has its call')
  open([anAlert({ checkCall: { ...checkCall, status: 'late', answeredAt: '2026-11-22T09:26:00.000Z' } })])

  expect(await screen.findByText('Due 22:30: missed, answered late at Sun 22 Nov 2026, 09:26')).toBeTruthy()
})

it('says in the log that the missed check call was answered late', async () => {
  const { checkCall } = anAlert()
  if (!checkCall) throw new Error('the alert of a missed call has its call')
  open([anAlert({ checkCall: { ...checkCall, status: 'late', answeredAt: '2026-11-21T22:39:00.000Z' } })], '/alert-log')

  expect(await screen.findByRole('link', { name: 'Ada Byron answered a check call late' })).toBeTruthy()
  expect(screen.getByText(/^Answered Sat 21 Nov 2026, 22:39/)).toBeTruthy()
})

it('shows on our map where somebody was, not in degrees', async () => {
  open([anAlert({ position: { lat: 51.508, lng: -0.0594 }, positionAt: '2026-11-21T22:33:00.000Z' })])

  expect(await screen.findByText('Location at 22:33')).toBeTruthy()
  expect(await screen.findByText('under 0.1 miles from the middle of the site')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Map of Tobacco Dock' })).toBeTruthy()
  expect(screen.queryByText(/51\.50/)).toBeNull()
})

it('says of an open alert where the worker was last seen, how far away, and when they are called next', async () => {
  const lastPosition = {
    lat: 51.52,
    lng: -0.0594,
    accuracy: 12,
    inside: 'outside',
    deviceAt: '2026-11-21T22:38:00.000Z',
    serverAt: '2026-11-21T22:38:01.000Z',
  } as const
  const call = anAlert({ kind: 'help', checkCall: null })
  const { unmount } = open([call])
  server.use(reply('liveWork.show', aLiveJob({ workers: [aWorker({ locationShared: true, lastPosition })] })))

  expect(
    await screen.findByText('Outside the site, 0.8 miles from the middle of the site, 2 min ago, accurate to 12 m'),
  ).toBeTruthy()
  expect(screen.getByText('Next check call')).toBeTruthy()
  expect(screen.getByRole('group', { name: 'Map of Tobacco Dock' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Message Ada Byron' })).toBeTruthy()
  unmount()

  open([call])
  expect(await screen.findByText('Not shared')).toBeTruthy()
})

it('names the documents missing when somebody is booked on by hand', async () => {
  open([
    anAlert({ kind: 'papersMissing', checkCall: null, missingPapers: ['licence-expired', 'date-of-birth-missing'] }),
  ])

  expect(
    await screen.findByRole('article', { name: 'Ada Byron was booked on with documents missing or not checked' }),
  ).toBeTruthy()
  expect(screen.getByText('the SIA licence given ends before the shift does; no date of birth given')).toBeTruthy()
})

it('opens from the log beside it, and closes by Escape with the focus back on its link', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }))
  const { container, router } = open([anAlert()], '/alert-log?state=all')
  const name = 'Ada Byron has not answered a check call'

  await userEvent.click(await screen.findByRole('link', { name }))

  const pane = within(await screen.findByRole('region', { name: 'Alert' }))
  expect(await pane.findByRole('article', { name })).toBeTruthy()
  expect(router.state.location.search).toBe(`?state=all&alert=${anAlert().id}`)
  await expectNoAxeViolations(container)
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Alert' })).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('link', { name }))
  vi.unstubAllGlobals()
})

it('is acknowledged with one press in the log', async () => {
  const pressed: string[] = []
  open([anAlert()], '/alert-log')
  server.use(
    reply('alerts.acknowledge', ({ input }) => {
      pressed.push(input.id)
      return anAlert({ acknowledgedAt: '2026-11-21T22:36:00.000Z' })
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: /^I am looking at it/ }))

  await expect.poll(() => pressed).toEqual([anAlert().id])
})

it('says when somebody who left the site was seen back inside', async () => {
  open([anAlert({ kind: 'leftGeofence', checkCall: null, backInsideAt: '2026-11-21T22:58:00.000Z' })])

  expect(await screen.findByText('Seen back inside the site')).toBeTruthy()
  expect(screen.getByText(/22:58$/)).toBeTruthy()
})

it('says so in the log, too', async () => {
  open([anAlert({ kind: 'leftGeofence', backInsideAt: '2026-11-21T22:58:00.000Z' })], '/alert-log')

  expect(await screen.findByText('Seen back inside at 22:58 · Nobody has it yet')).toBeTruthy()
})

it('says in the log who is looking at it', async () => {
  open([anAlert({ acknowledgedAt: '2026-11-21T22:36:00.000Z', acknowledgedBy: 'Amy Fox' })], '/alert-log')

  expect(await screen.findByText('Amy Fox is looking at it')).toBeTruthy()
  expect(screen.queryByText('Nobody has it yet')).toBeNull()
})

it('tells a second manager that the alert is already resolved', async () => {
  open([anAlert({ acknowledgedAt: '2026-11-21T22:36:00.000Z' })])
  server.use(reject('alerts.resolve', 'record.changed'))

  await userEvent.click(await screen.findByRole('button', { name: 'Resolve' }))
  await userEvent.selectOptions(await screen.findByLabelText('How it ended'), 'False alarm')
  await userEvent.type(await screen.findByLabelText('What you found or did'), 'Rang her.')
  await userEvent.click(screen.getAllByRole('button', { name: 'Resolve' }).at(-1) ?? document.body)

  expect(await screen.findByText(/Somebody changed this/)).toBeTruthy()
  expect(screen.getByDisplayValue('Rang her.')).toBeTruthy()
})

it('keeps job and state in the URL', async () => {
  const { asked } = open([], `/alert-log?jobId=${anAlert().jobId}&state=all`)

  expect(await screen.findByText('No alerts yet.')).toBeTruthy()
  expect(asked).toEqual([`all ${anAlert().jobId}`])
})

it('keeps the filter in the URL, without what nobody could have chosen', async () => {
  const { asked } = open([], '/alert-log?severity=urgent&assignedTo=bea&siteId=elsewhere')

  expect(await screen.findByText('No alerts fit this filter.')).toBeTruthy()
  expect(asked).toEqual(['open all jobs urgent bea'])
  await userEvent.selectOptions(screen.getByLabelText('Severity'), 'Important')
  await expect.poll(() => asked.at(-1)).toBe('open all jobs important bea')
})

it('is given to a member, from whoever had it', async () => {
  const given: unknown[] = []
  open([anAlert({ assignedTo: { uid: 'amy', name: 'Amy Fox' }, assignedAt: '2026-11-21T22:36:00.000Z' })])
  server.use(
    reply('alerts.assign', ({ input }) => {
      given.push(input)
      return anAlert()
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Give to somebody else' }))
  await userEvent.selectOptions(await screen.findByLabelText('Who deals with it'), 'Bea Long')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await expect.poll(() => given).toEqual([{ id: anAlert().id, uid: 'bea', from: 'amy' }])
})

it('says who dealt with it, how it ended and how long that took', async () => {
  open([
    anAlert({
      acknowledgedAt: '2026-11-21T22:35:40.000Z',
      acknowledgedBy: 'Amy Fox',
      resolvedAt: '2026-11-21T23:40:00.000Z',
      resolvedBy: 'Bea Long',
      outcome: 'falseAlarm',
      resolution: 'Rang her.',
    }),
  ])

  expect(await screen.findByText(/^Amy Fox, .*22:35, after 40 s$/)).toBeTruthy()
  expect(screen.getByText(/^Bea Long, .*23:40, after 1 h 5 min$/)).toBeTruthy()
  expect(screen.getByText('False alarm: Rang her.')).toBeTruthy()
})

it('lists every check call with its answer', async () => {
  const { checkCall, jobId, shiftId, seekerName, title, siteName, zone } = anAlert()
  if (!checkCall) throw new Error('the alert of a missed call has its call')
  server.use(
    reply('sites.list', []),
    reply('alerts.waiting', noneWaiting),
    reply('checkCalls.log', {
      data: [
        {
          ...checkCall,
          status: 'late',
          answeredAt: '2026-11-21T22:41:00.000Z',
          jobId,
          shiftId,
          seekerName,
          title,
          siteName,
          zone,
        },
      ],
      nextCursor: null,
    }),
  )
  renderRoutes(liveWorkRoutes, { at: '/alert-log?state=calls', session: aCompanySession() })

  expect(await screen.findByText('Answered late 22:41 (11 min)')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ada Byron' })).toBeTruthy()
  expect(screen.getByText('Door supervisor, Tobacco Dock')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Save as CSV' })).toBeTruthy()
})

it('says the day of an answer that came on another, and how late it was', async () => {
  const { checkCall, jobId, shiftId, seekerName, title, siteName, zone } = anAlert()
  if (!checkCall) throw new Error('the alert of a missed call has its call')
  const call = { ...checkCall, status: 'late' as const, jobId, shiftId, seekerName, title, siteName, zone }
  server.use(
    reply('alerts.waiting', noneWaiting),
    reply('sites.list', []),
    reply('checkCalls.log', { data: [{ ...call, answeredAt: '2026-11-22T09:26:00.000Z' }], nextCursor: null }),
  )
  renderRoutes(liveWorkRoutes, { at: '/alert-log?state=calls', session: aCompanySession() })

  expect(await screen.findByText('Answered late Sun 22 Nov 2026, 09:26 (10 h 56 min)')).toBeTruthy()
})

it('narrows the check calls to those missed, and says what is not answered yet', async () => {
  const { checkCall, jobId, shiftId, seekerName, title, siteName, zone } = anAlert()
  if (!checkCall) throw new Error('the alert of a missed call has its call')
  const call = { ...checkCall, status: 'due' as const, jobId, shiftId, seekerName, title, siteName, zone }
  const asked: unknown[] = []
  server.use(
    reply('sites.list', []),
    reply('alerts.waiting', noneWaiting),
    reply('checkCalls.log', ({ input: { show, who } }) => {
      asked.push({ show, who })
      return { data: [call], nextCursor: null }
    }),
  )
  renderRoutes(liveWorkRoutes, { at: '/alert-log?state=calls&who=ada', session: aCompanySession() })

  expect(await screen.findByText('Not answered yet, missed at 22:35')).toBeTruthy()
  await userEvent.selectOptions(screen.getByLabelText('Show'), 'Missed or answered late')

  await expect.poll(() => asked.at(-1)).toEqual({ show: 'missed', who: 'ada' })
})

it('counts in the tabs what is open, what nobody looks at and what somebody does', async () => {
  open([], '/alert-log')
  server.use(reply('alerts.waiting', { count: 1, isHelp: false, newest: null, open: 3, notSeen: 1, help: null }))

  expect(await screen.findByRole('link', { name: 'Open 3' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Not seen 1' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Being looked at 2' })).toBeTruthy()
})

it.each([`jobId=${anAlert().jobId}`, 'severity=low'])(
  'counts nothing in the tabs of a narrowed list: %s',
  async (by) => {
    const { asked, queryClient } = open([], `/alert-log?${by}`)
    server.use(reply('alerts.waiting', { count: 1, isHelp: false, newest: null, open: 3, notSeen: 1, help: null }))

    await expect.poll(() => asked.length > 0 && queryClient.isFetching() === 0).toBe(true)
    expect(await screen.findByRole('link', { name: 'Open' })).toBeTruthy()
  },
)

it('says who was told, by which channel and with which result, and what comes next', async () => {
  const told = { device: null, at: '2026-11-21T22:35:00.000Z', name: 'Ann Lee' }
  open([anAlert()])
  server.use(
    reply('alerts.escalation', {
      rung: 'first',
      nextAt: '2026-11-21T22:40:00.000Z',
      unanswered: null,
      messages: [
        { ...told, id: anAlert().id, channel: 'push', device: 'Chrome on Linux', state: 'sent', failure: null },
        { ...told, id: anAlert().jobId, channel: 'text', state: 'failed', failure: 'quiet-hours' },
      ],
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Who was told' }))

  expect(await screen.findByText('22:35 Ann Lee, Chrome on Linux: sent')).toBeTruthy()
  expect(screen.getByText('22:35 Ann Lee, text: not sent, quiet hours')).toBeTruthy()
  expect(screen.getByText('The next person is told at 22:40, unless somebody looks at it before.')).toBeTruthy()
})

it('says that nobody has answered, and shows at once whom it reached', async () => {
  open([anAlert({ unansweredAt: '2026-11-21T22:55:00.000Z' })])
  server.use(reply('alerts.escalation', { rung: null, nextAt: null, unanswered: 'notReached', messages: [] }))

  expect(await screen.findByText(/No push, text, call or email to those on call or the owners went out/)).toBeTruthy()
  expect(await screen.findByText('Nobody yet.')).toBeTruthy()
})

it('does not say of an email that it has arrived', async () => {
  open([anAlert({ unansweredAt: '2026-11-21T22:55:00.000Z' })])
  const told = { id: anAlert().id, device: null, at: '2026-11-21T22:35:00.000Z', name: 'Ann Lee', failure: null }
  server.use(
    reply('alerts.escalation', {
      rung: null,
      nextAt: null,
      unanswered: 'mailOnly',
      messages: [{ ...told, channel: 'mail', state: 'sent' }],
    }),
  )

  expect(await screen.findByText('Nobody is looking at it')).toBeTruthy()
  expect(await screen.findByText(/we do not know whether our emails have arrived\. Since 22:55/)).toBeTruthy()
})
