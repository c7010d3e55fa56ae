import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { hiringRoutes } from '../hiring-routes'
import { aJob, aPlace, ids, shift } from '../testing/people'

const show = (search = '', session = aCompanySession()) =>
  renderRoutes(hiringRoutes, { at: `/assign-jobDetail/${ids.job}${search}`, session })

beforeEach(() => {
  server.use(
    reply('checks.due', []),
    reply('jobs.show', aJob({ shifts: [shift], shiftCount: 1 })),
    reply('assignments.list', { data: [aPlace()], nextCursor: null }),
    reply('chat.recipients', ({ input }) => ({ people: input.shiftId === undefined ? 7 : 1, inSecret: [] })),
  )
})

it('says how many people get it, for the shift or the whole job, and sends it once', async () => {
  const sent: unknown[] = []
  server.use(
    reply('chat.broadcast', ({ input }) => {
      sent.push(input)
      return { people: 7 }
    }),
  )
  const { container } = show()

  await userEvent.click(await screen.findByRole('button', { name: 'Message everybody' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Message everybody' }))
  await dialog.findByText('1 person will get it.')
  await userEvent.selectOptions(dialog.getByLabelText('Who gets it'), 'Everybody on this job')
  await dialog.findByText('7 people will get it.')
  await expectNoAxeViolations(container)
  await userEvent.type(dialog.getByLabelText('Message'), 'Use the north gate.')
  await userEvent.dblClick(dialog.getByRole('button', { name: 'Send to everybody' }))

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull()
  expect(sent).toEqual([{ jobId: ids.job, text: 'Use the north gate.' }])
})

it('is opened by its link, and cannot be sent to nobody', async () => {
  server.use(reply('chat.recipients', { people: 0, inSecret: [] }))
  show('?write=everybody')

  const dialog = within(await screen.findByRole('dialog', { name: 'Message everybody' }))
  await dialog.findByText('Nobody has a live place there.')

  expect(dialog.getByRole('button', { name: 'Send to everybody' }).hasAttribute('disabled')).toBe(true)
})

it('says who is left out, because their phone is not to ring', async () => {
  server.use(reply('chat.recipients', { people: 1, inSecret: ['Ann Bell', 'Sam Okoro'] }))
  show('?write=everybody')

  const dialog = within(await screen.findByRole('dialog', { name: 'Message everybody' }))

  await dialog.findByText(
    'Left out: Ann Bell, Sam Okoro. Asked for help in secret: do not call or write to their phone.',
  )
  await dialog.findByText('1 person will get it.')
})

it('says that nobody else is there when all are left out', async () => {
  server.use(reply('chat.recipients', { people: 0, inSecret: ['Ann Bell'] }))
  show('?write=everybody')

  const dialog = within(await screen.findByRole('dialog', { name: 'Message everybody' }))

  await dialog.findByText('Nobody else has a live place there.')
  expect(dialog.getByRole('button', { name: 'Send to everybody' }).hasAttribute('disabled')).toBe(true)
})
