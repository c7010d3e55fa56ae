import type { Counter } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { shiftDayRoutes } from '../shift-day-routes'
import { aShiftInProgress } from '../testing/a-shift'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const now = '2026-11-21T23:05:00.000Z'
const work = aShiftInProgress()
const people = (inside: number, change: Partial<Counter> = {}): Counter => ({
  kind: 'people',
  inside,
  peak: inside,
  limit: 10,
  since: '2026-11-21T22:00:00.000Z',
  lastAt: now,
  ...change,
})

function open(counters: Counter[]) {
  server.use(
    reply('assignments.list', { data: [work], nextCursor: null }),
    reply('assignments.show', work),
    reply('checkCalls.list', { calls: [], locationShared: false, now }),
    reply('alerts.myCall', { call: null, ringNumber: null, now }),
    reply('patrols.list', { patrols: [], codeMarks: {}, now }),
    reply('handovers.list', []),
    reply('counters.list', counters),
  )
  return renderRoutes(shiftDayRoutes, { at: '/User-workInprogess', session: aSeekerSession() })
}
const pad = async () => within(await screen.findByRole('group', { name: 'People' }))

beforeEach(() => localStorage.setItem('currentUserId', 'ada'))
afterEach(async () => {
  localStorage.clear()
  await deleteDB('s4-phone', { blocked: () => undefined })
})

it('counts each press at once and sends them together', async () => {
  const sent: unknown[] = []
  const { container } = open([people(5)])
  server.use(
    reply('counters.press', ({ input }) => {
      sent.push(input)
      server.use(reply('counters.list', [people(7)]))
      return people(7)
    }),
  )
  const buttons = await pad()

  const press = (name: string) => fireEvent.click(buttons.getByRole('button', { name }))
  for (let pressed = 0; pressed < 3; pressed += 1) press('One person in')
  press('One person out')

  expect(buttons.getByText('7')).toBeTruthy()
  await waitFor(() => expect(sent).toMatchObject([{ kind: 'people', ins: 3, outs: 1 }]), { timeout: 3000 })
  expect(buttons.getByText('7')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('goes on counting without a signal', async () => {
  open([people(5)])
  const buttons = await pad()
  expect(screen.queryByText(/What other doors count now/)).toBeNull()
  server.use(noAnswer('counters.list'), noAnswer('counters.press'))

  await userEvent.click(buttons.getByRole('button', { name: 'One person in' }))
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await userEvent.click(buttons.getByRole('button', { name: 'One person in' }))

  expect((await pad()).getByText('7')).toBeTruthy()
  expect(await screen.findByText(/What other doors count now is not in these numbers/)).toBeTruthy()
})

it('says which number is which, and that a full car park takes no vehicle', async () => {
  open([people(2), { ...people(10), kind: 'vehicles' }])

  expect((await pad()).getByText('2')).toBeTruthy()
  expect(screen.getByText('People')).toBeTruthy()
  expect(screen.getByText('Vehicles')).toBeTruthy()
  expect(screen.getByText(/^Full: let no vehicle in until one leaves\./)).toBeTruthy()
})

it('says when the site is nearly full and full, and counts nobody out of an empty one', async () => {
  open([people(8)])
  const buttons = await pad()
  expect(screen.getByText(/^People inside, counted by everybody/)).toBeTruthy()

  await userEvent.click(buttons.getByRole('button', { name: 'One person in' }))
  expect(screen.getByText(/^Nearly full\./)).toBeTruthy()
  await userEvent.click(buttons.getByRole('button', { name: 'One person in' }))
  expect(screen.getByText(/^Full: let nobody in/)).toBeTruthy()
  server.use(reply('counters.press', people(10)))
})

it('cannot count below 0', async () => {
  open([people(0)])

  expect((await pad()).getByRole('button', { name: 'One person out' })).toHaveProperty('disabled', true)
})

it('is set to 0 with a reason', async () => {
  const sent: unknown[] = []
  open([people(5)])
  server.use(
    reply('counters.reset', ({ input }) => {
      sent.push(input)
      server.use(reply('counters.list', [people(0)]))
      return people(0)
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Set to 0' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Why'), 'Second show')
  await userEvent.click(dialog.getByRole('button', { name: 'Set to 0' }))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(sent).toMatchObject([{ kind: 'people', reason: 'Second show' }])
  expect((await pad()).getByText('0')).toBeTruthy()
})

it('is not there where the company gave no limit', async () => {
  open([])

  expect(await screen.findByRole('button', { name: 'Book off' })).toBeTruthy()
  expect(screen.queryByText('Counter')).toBeNull()
})
