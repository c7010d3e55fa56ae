import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { hiringRoutes } from '../hiring-routes'
import { aJob, aPlace, ids, shift } from '../testing/people'

function show(swap: 'asked' | 'allowed') {
  const sent: unknown[] = []
  server.use(
    reply('checks.due', []),
    reply('jobs.show', aJob({ shifts: [shift] })),
    reply('assignments.list', { data: [aPlace({ swap })], nextCursor: null }),
    reply('swaps.answer', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  return {
    ...renderRoutes(hiringRoutes, { at: `/assign-jobDetail/${ids.job}`, session: aCompanySession() }),
    sent,
  }
}

it('a worker’s question is allowed after asking', async () => {
  const { container, sent } = show('asked')
  expect(await screen.findByText('Sam Okoro asks to hand this shift over')).toBeTruthy()
  await expectNoAxeViolations(container)

  await userEvent.click(screen.getByRole('button', { name: 'Allow it' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Allow it' }))

  await expect.poll(() => sent).toEqual([{ id: ids.assignment, answer: 'allow', reason: '' }])
})

it('or refused with a reason', async () => {
  const { sent } = show('asked')

  await userEvent.click(await screen.findByRole('button', { name: 'Refuse it' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse it' }))
  expect(sent).toEqual([])
  await userEvent.type(dialog.getByLabelText('Why?'), 'We need you.')
  await userEvent.click(dialog.getByRole('button', { name: 'Refuse it' }))

  await expect.poll(() => sent).toEqual([{ id: ids.assignment, answer: 'refuse', reason: 'We need you.' }])
})

it('what was allowed is said', async () => {
  show('allowed')

  expect(await screen.findByText(/^You let Sam Okoro hand this shift over/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Allow it' })).toBeNull()
})
