import { ApiError } from '@s4/contract/api-error'
import { expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { publicRoutes } from '../public-routes'

const SECRET = 'a-secret-of-more-than-twenty-letters'
const question = {
  worker: "Siân O'Brien",
  name: 'Niamh <b>Gray</b>',
  kind: 'employment' as const,
  role: 'Door supervisor',
  organisation: 'Northgate Security',
  from: '2022-01-01',
  to: '2025-06-30',
  expiresAt: '2026-12-07T09:00:00.000Z',
}
const open = (hash = `#${SECRET}`) => renderRoutes(publicRoutes(), { at: `/reference${hash}` })

it('asks what the worker gave, says who reads it, and thanks for a corrected answer', async () => {
  const sent: unknown[] = []
  server.use(
    reply('references.open', ({ input }) => {
      sent.push(input)
      return question
    }),
    reply('references.confirm', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  const { container } = open()

  await screen.findByText(/Hello Niamh <b>Gray<\/b>\. Siân O'Brien says that they worked with you or for you/)
  screen.getByText(/security firms that Siân O'Brien applies to/)
  await expectNoAxeViolations(container)
  await userEvent.clear(screen.getByLabelText('What they did'))
  await userEvent.type(screen.getByLabelText('What they did'), 'Steward')
  await userEvent.click(screen.getByLabelText('No comment'))
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }))

  await screen.findByText('Thank you')
  expect(sent).toEqual([
    { secret: SECRET },
    expect.objectContaining({
      secret: SECRET,
      role: 'Steward',
      from: '2022-01-01',
      to: '2025-06-30',
      reengage: 'no-comment',
    }),
  ])
  expect(screen.queryByRole('button', { name: 'Confirm' })).toBeNull()
})

it('asks for an answer to every question', async () => {
  server.use(reply('references.open', question))
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }))

  expect((await screen.findAllByText('Choose an answer.')).length).toBeGreaterThan(0)
})

it.each([
  ['I do not want to answer', 'declined'],
  ['I am not this person', 'not-me'],
])('takes “%s”', async (label, why) => {
  const sent: unknown[] = []
  server.use(
    reply('references.open', question),
    reply('references.decline', ({ input }) => {
      sent.push(input)
      return { done: true }
    }),
  )
  open()

  await userEvent.click(await screen.findByRole('button', { name: label }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: label }))

  await screen.findByText('Nothing more is asked of you.')
  expect(sent).toEqual([{ secret: SECRET, why }])
})

it('says so when the link has ended', async () => {
  server.use(reject('references.open', new ApiError('reference.ended', { message: 'This link has ended.' })))
  open()
  await screen.findByText('This link has ended.')
})

it.each(['', '#cut-off'])('says so when the link is not whole: “%s”', async (hash) => {
  open(hash)
  await screen.findByText(/This address is not complete/)
})
