import { aCompanySession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { DEFAULT_CHECK_RULES } from '@s4/domain/due-checks'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, it } from 'vitest'
import { hiringRoutes } from '../hiring-routes'
import { aWorkerToCheck, ids } from '../testing/people'

const show = () => renderRoutes(hiringRoutes, { at: '/job-assigned/checks', session: aCompanySession() })

const document = (kind: 'licence' | 'right-to-work') => ({
  kind,
  id: kind === 'licence' ? ids.licence : null,
  name: kind === 'licence' ? 'SIA licence, Door Supervision' : 'right-to-work record',
  version: 1,
  expiresOn: null,
  file: null,
  rightToWork: null,
  state: 'not-checked' as const,
  check: null,
})

const sam = aWorkerToCheck({
  due: [
    { subject: 'licence', stops: true, expiring: false, document: document('licence') },
    { subject: 'right-to-work', stops: true, expiring: false, document: document('right-to-work') },
  ],
})

const rules = { ...DEFAULT_CHECK_RULES, 'right-to-work': 'warn' as const }

beforeEach(() => server.use(reply('checks.due', [sam]), reply('checks.refused', []), reply('checks.rules', rules)))

it('shows who has to be checked before which shift', async () => {
  const { container } = show()

  const card = within(await screen.findByRole('article', { name: 'Sam Okoro' }))

  card.getByText('Door supervisor, Sat 20 Nov 2027, 22:00–06:00 (8 h)')
  expect(card.getAllByText('Cannot book on before this is checked')).toHaveLength(2)
  await expectNoAxeViolations(container)
})

it('shows a screening that is not decided, and leads to it', async () => {
  const screening = { result: null, until: null, stops: true, expiring: false }
  server.use(reply('checks.due', [{ ...sam, due: [], screening }]))
  show()

  const card = within(await screen.findByRole('article', { name: 'Sam Okoro' }))

  card.getByText('Cannot book on before this is decided')
  card.getByText('Not decided')
  expect(card.getByRole('link', { name: 'Decide' }).getAttribute('href')).toBe(
    `/job-assigned/screening?worker=${ids.seeker}`,
  )
})

it('records several checks at once', async () => {
  let sent: unknown
  server.use(
    reply('checks.record', ({ input }) => {
      sent = input
      return { done: true }
    }),
  )
  show()

  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Record one result for all' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('How it was checked'), 'The original was seen')
  await userEvent.click(dialog.getByLabelText('Accepted'))
  await userEvent.click(dialog.getByRole('button', { name: 'Record 2 checks as accepted' }))

  await expect
    .poll(() => sent)
    .toMatchObject({
      checks: [
        { seekerId: ids.seeker, kind: 'licence', version: 1, method: 'original-seen', result: 'accepted' },
        { seekerId: ids.seeker, kind: 'right-to-work', documentId: null, version: 1, method: 'original-seen' },
      ],
    })
})

it('shows what is still due with the answer of the server, before anything is read again', async () => {
  show()
  for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box)
  await userEvent.click(screen.getByRole('button', { name: 'Record one result for all' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('How it was checked'), 'The original was seen')
  await userEvent.click(dialog.getByLabelText('Accepted'))
  server.use(
    reply('checks.record', { done: true, due: [] }),
    reply('checks.due', () => new Promise<never>(() => undefined)),
  )

  await userEvent.click(dialog.getByRole('button', { name: 'Record 2 checks as accepted' }))

  expect(await screen.findByText(/^Nothing is due/)).toBeTruthy()
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('saves which checks the company requires', async () => {
  let sent: unknown
  server.use(
    reply('checks.due', []),
    reply('checks.saveRules', ({ input }) => {
      sent = input
      return { ...rules, licence: 'warn' }
    }),
  )
  show()

  await screen.findByText('Nothing is due: there is no document to check before the shifts of the next 14 days.')
  await userEvent.click(screen.getByText('Change what has to be checked'))
  const licence = within(screen.getByRole('radiogroup', { name: 'Check of the SIA licence' }))
  await userEvent.click(licence.getByLabelText('Warn only: it is shown on this page'))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await screen.findByRole('button', { name: 'Saved' })
  expect(sent).toEqual({ ...rules, licence: 'warn', before: rules })

  await userEvent.click(licence.getByLabelText('Required: nobody books on unchecked'))
  screen.getByRole('button', { name: 'Save' })
})

it('shows a refused document of a worker without a coming shift, to check again without its number', async () => {
  let sent: unknown
  const refused = { ...document('licence'), state: 'refused' as const }
  server.use(
    reply('checks.due', []),
    reply('checks.refused', [
      { seekerId: ids.seeker, fullname: 'Sam Okoro', picture: null, screeningRefused: true, documents: [refused] },
    ]),
    reply('checks.record', ({ input }) => {
      sent = input
      return { done: true }
    }),
  )
  show()

  const card = within(await screen.findByRole('article', { name: 'Refused documents of Sam Okoro' }))
  expect(card.queryByRole('button', { name: 'Show the number' })).toBeNull()
  expect(card.getByRole('link', { name: 'Look again' }).getAttribute('href')).toBe(
    `/job-assigned/screening?worker=${ids.seeker}`,
  )
  await userEvent.click(card.getByRole('button', { name: 'Check' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.selectOptions(dialog.getByLabelText('How it was checked'), 'A copy was seen')
  await userEvent.click(dialog.getByLabelText('Accepted'))
  await userEvent.click(dialog.getByRole('button', { name: 'Record the check as accepted' }))

  await expect
    .poll(() => sent)
    .toMatchObject({ checks: [{ seekerId: ids.seeker, kind: 'licence', result: 'accepted' }] })
})
