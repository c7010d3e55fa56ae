import { aSeekerSession, noAnswer, renderRoutes, reply, server } from '@s4/testing'
import { act, screen } from '@testing-library/react'
import { deleteDB } from 'idb'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { keepShift } from '../phone-queue/kept-shift'
import { phoneDatabase } from '../phone-queue/phone-database'
import { aShiftInProgress } from '../testing/a-shift'
import { CallStatus } from './call-status'
import { HelpSection } from './help-section'
import { phoneStores } from '../testing/phone-stores'

phoneStores()

const now = new Date().toISOString()
const work = aShiftInProgress({ endsAt: '2100-01-01T00:00:00.000Z' })

function open() {
  server.use(reply('checkCalls.list', { calls: [], locationShared: false, now }))
  return renderRoutes(
    [
      {
        path: '*',
        element: (
          <>
            <CallStatus work={work} />
            <HelpSection work={work} />
          </>
        ),
      },
    ],
    { at: '/', session: aSeekerSession() },
  )
}

beforeEach(() => localStorage.setItem('currentUserId', 'ada'))
afterEach(async () => {
  localStorage.clear()
  await deleteDB('s4-phone', { blocked: () => undefined })
})

const call = {
  raisedAt: now,
  positionAt: null,
  acknowledgedAt: now,
  acknowledgedBy: 'Amira',
  resolvedAt: null,
  resolution: null,
}

it('goes on saying who has seen it when the signal is lost', async () => {
  server.use(reply('alerts.myCall', { call, ringNumber: '+442079460113', now }))
  const { queryClient } = open()
  await screen.findByText(/^Amira at .* has seen your request for help/)
  server.use(noAnswer('alerts.myCall'))

  await act(() => queryClient.refetchQueries({ queryKey: ['alerts'] }))

  expect(screen.getByText(/^Amira at .* has seen your request for help/)).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Ring the company' })).not.toHaveLength(0)
})

it('says when the company closed it, and what it wrote', async () => {
  const closed = { ...call, resolvedAt: '2026-11-21T23:05:00.000Z', resolution: 'Spoke to Ada. All well.' }
  server.use(reply('alerts.myCall', { call: closed, ringNumber: null, now }))
  open()

  expect(await screen.findByText('The company closed your request for help at 23:05')).toBeTruthy()
  expect(screen.getByText(/The company wrote: Spoke to Ada\. All well\.$/)).toBeTruthy()
})

it('has the number to ring when the app is opened without a signal', async () => {
  await keepShift(phoneDatabase(), work)
  server.use(reply('alerts.myCall', { call: null, ringNumber: '+442079460113', now }))
  const first = open()
  await screen.findByRole('link', { name: 'Ring the company' })
  first.unmount()
  server.use(noAnswer('alerts.myCall'))

  open()

  const link = await screen.findByRole('link', { name: 'Ring the company' })
  expect(link.getAttribute('href')).toBe('tel:+442079460113')
})
