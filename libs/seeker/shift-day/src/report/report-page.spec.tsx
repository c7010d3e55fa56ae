import type { LogbookEntry } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { aShift, aShiftInProgress } from '../testing/a-shift'
import { shiftDayRoutes } from '../shift-day-routes'

const work = aShiftInProgress()
const anEntry = (change: Partial<LogbookEntry> = {}): LogbookEntry => ({
  id: '019a0000-0000-7000-8000-000000000077',
  assignmentId: work.id,
  seekerName: 'Ada Byron',
  text: 'All quiet.',
  form: null,
  pictures: [],
  createdAt: '2026-11-21T23:00:00.000Z',
  readBy: [],
  place: null,
  arrivedAt: null,
  ...change,
})

function open(shift = work, entries: LogbookEntry[] = [], { shared = false } = {}) {
  server.use(
    reply('assignments.list', { data: [shift], nextCursor: null }),
    reply('assignments.show', shift),
    reply('logbook.list', entries),
    reply('checkCalls.list', { calls: [], locationShared: shared, now: '2026-11-21T23:00:00.000Z' }),
  )
  return renderRoutes(shiftDayRoutes, { at: `/User-reportProblem/${work.jobId}`, session: aSeekerSession() })
}

const choose = async (kind: string) => userEvent.selectOptions(await screen.findByLabelText('Kind of report'), kind)

beforeEach(() => {
  localStorage.clear()
  server.use(
    reply('alerts.myCall', { call: null, ringNumber: null, now: '2026-11-21T23:00:00.000Z' }),
    reply('checkCalls.list', { calls: [], locationShared: false, now: '2026-11-21T23:00:00.000Z' }),
  )
})

it('shows reports as plain text, including script tags', async () => {
  open(work, [anEntry({ text: '<script>alert(1)</script>' })])

  expect(await screen.findByText('<script>alert(1)</script>')).toBeTruthy()
  expect(screen.getByText('Sat 21 Nov 2026, 23:00')).toBeTruthy()
  await expectNoAxeViolations()
})

it('sends a report and empties the form', async () => {
  const sent: string[] = []
  open()
  server.use(
    reply('logbook.create', ({ input }) => {
      sent.push(input.text)
      return anEntry({ text: input.text })
    }),
  )

  await userEvent.type(await screen.findByLabelText('What happened'), 'Gate sticks.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))

  expect(await screen.findByText('Your report is sent.')).toBeTruthy()
  expect(sent).toEqual(['Gate sticks.'])
  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened').value).toBe('')
})

it.each([
  ['on shift', aShiftInProgress(), true],
  ['before it', aShift(), false],
])('keeps the button for help in reach %s', async (_name, shift, inReach) => {
  open(shift)

  await screen.findByRole('heading', { name: 'Write a report' })
  await expect.poll(() => screen.queryByRole('button', { name: 'I need help' }) !== null).toBe(inReach)
})

it('asks for the kind first, and with its questions only for a sentence or two', async () => {
  open()

  const kind = await screen.findByLabelText('Kind of report')
  expect(kind.compareDocumentPosition(screen.getByLabelText('What happened'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  expect(screen.getByText(/Say where, when and who was there/)).toBeTruthy()

  await choose('Handover')
  expect(screen.getByText('One or two sentences. The questions below ask for the rest.')).toBeTruthy()
})

it('goes to the report that was sent, with the way back to the shift', async () => {
  open(work, [anEntry()])
  server.use(
    reply('logbook.create', ({ input }) => {
      const written = anEntry({ id: '019a0000-0000-7000-8000-000000000078', text: input.text })
      server.use(reply('logbook.list', [anEntry(), written]))
      return written
    }),
  )

  await userEvent.type(await screen.findByLabelText('What happened'), 'Gate sticks.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))

  await waitFor(() => expect(document.activeElement?.textContent).toContain('Gate sticks.'))
  expect(screen.getByRole('link', { name: 'Back to the shift' }).getAttribute('href')).toBe('/User-workInprogess')
})

it('lists the report with the answer of the server, before the list is read again', async () => {
  open(work, [])
  await screen.findByText('Nothing yet.')
  server.use(
    reply('logbook.create', ({ input }) => anEntry({ text: input.text })),
    reply('logbook.list', () => new Promise<never>(() => undefined)),
  )

  await userEvent.type(screen.getByLabelText('What happened'), 'Gate sticks.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))

  await screen.findByText('Your report is sent.')
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('Gate sticks.'),
  ])
})

it('keeps what was written when it does not go out', async () => {
  open()
  server.use(noAnswer('logbook.create'))

  await userEvent.type(await screen.findByLabelText('What happened'), 'Gate sticks.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))

  expect(await screen.findByText(/Network Error/)).toBeTruthy()
  expect(screen.getByDisplayValue('Gate sticks.')).toBeTruthy()
})

it('says what is missing', async () => {
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Send the report' }))

  await userEvent.click(await screen.findByRole('button', { name: 'Write what happened.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('What happened'))
})

it('stays closed before booking on', async () => {
  open(aShift())

  expect(await screen.findByText(/You can write reports once you have booked on/)).toBeTruthy()
})

it.each([
  ['the shift of the address', '?shift=019a0000-0000-7000-8000-0000000000a2', 'Steward, second night'],
  ['the shift under way without one', '', 'Door supervisor'],
  ['the shift under way where the address names none of mine', '?shift=somebody-elses', 'Door supervisor'],
])('is about %s', async (_name, search, title) => {
  const other = aShift({
    id: '019a0000-0000-7000-8000-0000000000a1',
    shiftId: '019a0000-0000-7000-8000-0000000000a2',
    title: 'Steward, second night',
    status: 'completed',
    bookedOnAt: '2026-11-20T22:00:00.000Z',
  })
  server.use(
    reply('assignments.list', { data: [other, work], nextCursor: null }),
    reply('assignments.show', ({ input }) => (input.id === other.id ? other : work)),
    reply('logbook.list', []),
  )
  renderRoutes(shiftDayRoutes, { at: `/User-reportProblem/${work.jobId}${search}`, session: aSeekerSession() })

  expect(await screen.findByText(new RegExp(`^${title}, `))).toBeTruthy()
})

it('sends an incident with its answers, and says what is missing before', async () => {
  const sent: unknown[] = []
  open()
  server.use(
    reply('logbook.create', ({ input }) => {
      sent.push(input.form)
      return anEntry({ text: input.text })
    }),
  )
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send the report' }))

  await choose('Incident')
  await userEvent.type(screen.getByLabelText('What happened'), 'A phone was taken.')
  await send()
  expect(await screen.findByRole('button', { name: 'Answer “Where on the site”.' })).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.selectOptions(screen.getByLabelText('What kind'), 'Theft')
  expect(screen.getByLabelText<HTMLInputElement>('Time it happened').value).toMatch(/^\d\d:\d\d$/)
  await userEvent.clear(screen.getByLabelText('Time it happened'))
  await userEvent.type(screen.getByLabelText('Time it happened'), '22:40')
  await userEvent.type(screen.getByLabelText('Where on the site'), 'Bar 2')
  await userEvent.type(screen.getByLabelText('What you did'), 'Called the police.')
  await userEvent.click(screen.getByRole('radio', { name: 'No' }))
  await userEvent.click(screen.getByRole('checkbox', { name: 'Police' }))
  const pad = screen.getByRole('img', { name: 'Nothing signed yet' })
  fireEvent.pointerDown(pad)
  fireEvent.pointerUp(pad)
  await expectNoAxeViolations()
  await send()
  expect(await screen.findByRole('button', { name: 'Write the name of who signed.' })).toBeTruthy()
  expect(sent).toEqual([])

  await userEvent.type(screen.getByLabelText(/^Name of a witness/), 'Kit Marsh')
  await send()

  expect(await screen.findByText('Your report is sent.')).toBeTruthy()
  expect(sent).toEqual([
    {
      kind: 'incident',
      answers: {
        kind: 'theft',
        time: '22:40',
        place: 'Bar 2',
        people: '',
        action: 'Called the police.',
        hurt: 'no',
        injuries: '',
        services: ['police'],
        reference: '',
        witnesses: '',
        witnessName: 'Kit Marsh',
        witnessSignature: '0,0',
      },
    },
  ])
})

it.each([
  ['with the position of a worker who shares it', true, { lat: 51.5, lng: -0.06, accuracy: 10 }],
  ['without a position of a worker who does not', false, null],
])('sends a report %s', async (_, shared, expected) => {
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (answer: PositionCallback) =>
        answer({ coords: { latitude: 51.5, longitude: -0.06, accuracy: 10 }, timestamp: 0 } as GeolocationPosition),
    },
  })
  const sent: unknown[] = []
  open(work, [], { shared })
  server.use(
    reply('logbook.create', ({ input }) => {
      sent.push(input.position)
      return anEntry()
    }),
  )

  await userEvent.type(await screen.findByLabelText('What happened'), 'Gate sticks.')
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))

  await expect.poll(() => sent).toEqual([expected])
})

it('writes one report for two presses, busy from the first one while the position is awaited', async () => {
  let locate = (): void => undefined
  Object.defineProperty(navigator, 'geolocation', {
    configurable: true,
    value: {
      getCurrentPosition: (answer: PositionCallback) => {
        locate = () =>
          answer({ coords: { latitude: 51.5, longitude: -0.06, accuracy: 10 }, timestamp: 0 } as GeolocationPosition)
      },
    },
  })
  const sent: string[] = []
  open(work, [], { shared: true })
  server.use(
    reply('logbook.create', ({ input }) => {
      sent.push(input.text)
      return anEntry()
    }),
  )
  await userEvent.type(await screen.findByLabelText('What happened'), 'Gate sticks.')
  const send = screen.getByRole('button', { name: 'Send the report' })

  fireEvent.click(send)
  fireEvent.click(send)
  await waitFor(() => expect(send.getAttribute('aria-busy')).toBe('true'))
  fireEvent.click(send)
  locate()

  expect(await screen.findByText('Your report is sent.')).toBeTruthy()
  expect(sent).toEqual(['Gate sticks.'])
})

/** The app is closed, or the phone restarted: what the tab kept is gone. */
async function closeApp() {
  cleanup()
  sessionStorage.clear()
  open()
  return screen.findByLabelText('What happened')
}

it('keeps a half-written form when the app is closed, and forgets it once it is sent or discarded', async () => {
  localStorage.setItem('currentUserId', 'ada')
  open()
  await choose('Use of force')
  await userEvent.type(screen.getByLabelText('What happened'), 'Held at the door.')
  await userEvent.type(screen.getByLabelText('Where on the site'), 'Bar 2')
  await userEvent.type(screen.getByLabelText(/^Name of a witness/), 'Kit Marsh')
  const pad = screen.getByRole('img', { name: 'Nothing signed yet' })
  fireEvent.pointerDown(pad)
  fireEvent.pointerUp(pad)

  await closeApp()

  expect(await screen.findByText('Restored what you typed')).toBeTruthy()
  expect(screen.getByLabelText<HTMLSelectElement>('Kind of report').value).toBe('useOfForce')
  expect(screen.getByDisplayValue('Held at the door.')).toBeTruthy()
  expect(screen.getByDisplayValue('Bar 2')).toBeTruthy()
  expect(screen.getByDisplayValue('Kit Marsh')).toBeTruthy()
  expect(screen.getByRole('img', { name: 'Signed' })).toBeTruthy()
  await expectNoAxeViolations()

  await userEvent.click(screen.getByRole('button', { name: 'Discard' }))
  await closeApp()
  expect(screen.queryByText('Restored what you typed')).toBeNull()

  await userEvent.type(screen.getByLabelText('What happened'), 'Gate sticks.')
  server.use(reply('logbook.create', anEntry()))
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))
  await waitFor(() => expect(screen.getByLabelText<HTMLTextAreaElement>('What happened').value).toBe(''))
  await closeApp()
  expect(screen.queryByText('Restored what you typed')).toBeNull()
})

it('keeps the draft until the server has the report, on a phone that stores nothing', async () => {
  localStorage.setItem('currentUserId', 'ada')
  let answer = (): void => undefined
  const answered = new Promise<void>((resolve) => (answer = resolve))
  server.use(
    reply('logbook.create', async () => {
      await answered
      return anEntry()
    }),
  )
  open()
  await userEvent.type(await screen.findByLabelText('What happened'), 'Gate sticks.')
  await waitFor(() => expect(draftKeys()).toHaveLength(1))
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))
  expect(draftKeys()).toHaveLength(1)

  answer()
  await waitFor(() => expect(draftKeys()).toHaveLength(0))
})

const draftKeys = () => Object.keys(localStorage).filter((one) => one.startsWith('draft:'))

it('does not show what was half-written more than two days ago', async () => {
  localStorage.setItem('currentUserId', 'ada')
  open()
  await userEvent.type(await screen.findByLabelText('What happened'), 'Old.')
  cleanup()
  const [key = ''] = Object.keys(localStorage).filter((one) => one.startsWith('draft:'))
  const old = String(Date.now() - 49 * 3_600_000)
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace(/^\d+/, old))

  await closeApp()

  expect(screen.getByLabelText<HTMLTextAreaElement>('What happened').value).toBe('')
  expect(localStorage.getItem(key)).toBeNull()
})

it('names what is required in each form', async () => {
  open()
  await choose('Handover')
  await userEvent.click(screen.getByRole('button', { name: 'Send the report' }))

  for (const missing of ['How the site is', 'What is still to do', 'Keys, radios and other kit'])
    expect(await screen.findByRole('button', { name: `Answer “${missing}”.` })).toBeTruthy()
  expect(screen.queryByText(/Answer “Faults/)).toBeNull()
})
