import type { Cover, CoverCandidate } from '@s4/contract'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { aLate } from '../testing/a-room'
import { CoverModal } from './cover-modal'

const late = aLate()
const id = (last: number) => `019a0000-0000-7000-8000-${String(last).padStart(12, '0')}`

const aCandidate = (change: Partial<CoverCandidate> = {}): CoverCandidate => ({
  seekerId: id(21),
  fullname: 'Bo Lee',
  picture: null,
  favourite: true,
  distance: 'under-2',
  travelMinutes: 15,
  thereAt: '2026-11-21T22:55:00.000Z',
  workedHere: 3,
  rating: { stars: 4.8, count: 12 },
  workingTimeWarnings: [],
  missingPapers: [],
  asked: false,
  ...change,
})

const aCover = (change: Partial<Cover> = {}): Cover => ({
  jobId: late.jobId,
  shiftId: late.shiftId,
  title: late.title,
  siteName: late.siteName,
  zone: late.zone,
  startsAt: late.startsAt,
  endsAt: late.endsAt,
  now: '2026-11-21T22:40:00.000Z',
  open: true,
  places: 1,
  candidates: [aCandidate()],
  unavailable: [],
  ...change,
})

function open(cover: Partial<Cover>) {
  server.use(reply('cover.find', aCover(cover)))
  const onClose = vi.fn<() => void>()
  renderRoutes([{ path: '/', element: <CoverModal covered={{ shiftId: late.shiftId, late }} onClose={onClose} /> }], {
    at: '/',
    session: aCompanySession(),
  })
  return { onClose }
}

it('says who can be there and when, what happens to the late worker, and asks with a time to answer', async () => {
  const { onClose } = open({ candidates: [aCandidate(), aCandidate({ seekerId: id(22), fullname: 'Cy Moss' })] })
  const sent: unknown[] = []
  server.use(
    reply('cover.ask', ({ input }) => {
      sent.push(input)
      return { asked: input.seekerIds, leftOut: [] }
    }),
  )

  expect(await screen.findByText('Grace Mensah keeps the place until somebody accepts')).toBeTruthy()
  expect(
    screen.getByLabelText(
      'Bo Lee: saved by you · under 2 miles · about 15 min away, there by 22:55 · 3 shifts for you',
    ),
  ).toBeTruthy()
  expect(screen.getByLabelText(/Bo Lee/)).toHaveProperty('checked', false)
  expect(screen.getByRole('button', { name: 'Ask 0 people' })).toHaveProperty('disabled', true)
  await userEvent.click(screen.getByLabelText(/Bo Lee/))
  await userEvent.click(screen.getByLabelText('30 minutes'))
  await userEvent.click(screen.getByRole('button', { name: 'Ask 1 person' }))

  await vi.waitFor(() => expect(onClose).toHaveBeenCalled())
  expect(sent).toMatchObject([{ assignmentId: late.assignmentId, seekerIds: [id(21)], minutes: 30 }])
})

it.each([
  [1, '1 person asked. The first to accept gets the place.'],
  [3, '1 person asked. The first 3 to accept get the places.'],
])('says who gets a place of %i', async (places, said) => {
  open({ places })
  server.use(reply('cover.ask', { asked: [id(21)], leftOut: [] }))

  await userEvent.click(await screen.findByLabelText(/Bo Lee/))
  await userEvent.click(screen.getByRole('button', { name: 'Ask 1 person' }))

  expect(await screen.findByText(said)).toBeTruthy()
})

it('has no accessibility faults', async () => {
  open({})
  await screen.findByLabelText(/Bo Lee/)

  await expectNoAxeViolations(document.body)
})

it('names whoever could not be asked, and why', async () => {
  const { onClose } = open({ candidates: [aCandidate(), aCandidate({ seekerId: id(22), fullname: 'Cy Moss' })] })
  server.use(
    reply('cover.ask', () => ({ asked: [id(21)], leftOut: [{ seekerId: id(22), reason: 'They took other work.' }] })),
  )

  await userEvent.click(await screen.findByLabelText(/Bo Lee/))
  await userEvent.click(screen.getByLabelText(/Cy Moss/))
  await userEvent.click(screen.getByRole('button', { name: 'Ask 2 people' }))

  expect(await screen.findByText('Cy Moss: They took other work.')).toBeTruthy()
  expect(onClose).not.toHaveBeenCalled()
})

it('with nobody there, says why', async () => {
  open({
    candidates: [],
    unavailable: [
      { reason: 'licence', people: 4 },
      { reason: 'busy', people: 2 },
    ],
  })

  expect(await screen.findByText('Not shown: 4 without the licence, 2 at work then.')).toBeTruthy()
})

it('a shift that can no longer be covered says so', async () => {
  open({ open: false, candidates: [] })

  expect(await screen.findByText(/has no free place, or is nearly over/)).toBeTruthy()
})

it('keeps the choice when the server refuses', async () => {
  open({})
  server.use(reject('cover.ask', 'job.full'))

  await userEvent.click(await screen.findByLabelText(/Bo Lee/))
  await userEvent.click(screen.getByRole('button', { name: 'Ask 1 person' }))

  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(screen.getByLabelText(/Bo Lee/)).toHaveProperty('checked', true)
})

it('says before asking what would stop somebody from booking on', async () => {
  open({ candidates: [aCandidate({ missingPapers: ['right-to-work-missing', 'licence-unchecked'] })] })

  expect(await screen.findByLabelText(/Bo Lee/)).toHaveProperty('disabled', false)
  expect(screen.getByText('Cannot book on yet: no right-to-work record given; SIA licence not checked.')).toBeTruthy()
})
