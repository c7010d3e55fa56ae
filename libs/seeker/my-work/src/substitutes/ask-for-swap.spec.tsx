import { ApiError } from '@s4/contract/api-error'
import { aSeekerSession, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { myWorkRoutes } from '../my-work-routes'
import { aCall, anAssignment, ids } from '../testing/work'

const show = (change: Parameters<typeof anAssignment>[0] = {}) => {
  server.use(reply('assignments.show', anAssignment(change)), reply('alerts.myCall', aCall()))
  return renderRoutes(myWorkRoutes, {
    at: `/User-AppliedAndAssignedDetail/${ids.assignment}`,
    session: aSeekerSession(),
  })
}

async function askWith(note: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Ask if somebody else may do it' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByLabelText('Why?'), note)
  await userEvent.click(dialog.getByRole('button', { name: 'Ask the company' }))
  return dialog
}

it('asks the company with a note', async () => {
  let sent: unknown
  show()
  server.use(reply('swaps.ask', ({ input }) => ((sent = input), { done: true })))

  await askWith('My child is ill.')

  await expect.poll(() => sent).toEqual({ id: ids.assignment, note: 'My child is ill.' })
})

it('keeps the note and says why when it is refused', async () => {
  show()
  server.use(reject('swaps.ask', new ApiError('substitution.not-possible', { message: 'You have asked 3 times.' })))

  const dialog = await askWith('Once more.')

  expect(await dialog.findByText('You have asked 3 times.')).toBeTruthy()
  expect(dialog.getByLabelText('Why?')).toHaveProperty('value', 'Once more.')
})

it.each([
  ['asked', /^You asked Acme Security/, false],
  ['allowed', /^Acme Security lets you hand this shift over/, true],
  ['refused', /^Acme Security said no: nobody else may do this shift/, false],
] as const)('says that it was %s', async (swap, text, givesLink) => {
  show({ swap })

  expect(await screen.findByText(text)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send a substitute' }) !== null).toBe(givesLink)
  expect(screen.queryByRole('button', { name: 'Ask if somebody else may do it' }) !== null).toBe(swap === 'refused')
})
