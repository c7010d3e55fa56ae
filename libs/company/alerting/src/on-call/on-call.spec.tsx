import { permissionsOfRole } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { alertingRoutes } from '../alerting-routes'
import { anOnCall } from '../testing/an-on-call'

function open(onCall = anOnCall(), session = aCompanySession()) {
  server.use(reply('onCall.show', onCall))
  return renderRoutes(alertingRoutes, { at: '/alert-log/on-call', session })
}

it('says who is on call now, and whom only email reaches', async () => {
  const { container } = open()

  expect(await screen.findByText('On call now: Ann Lee (told first).')).toBeTruthy()
  expect(screen.getByText(/Ann Lee: no device and no mobile number/)).toBeTruthy()
  expect(screen.getByText('Saturday, 20:00 to 08:00 the next day: Ann Lee, told first')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('says that alerts go to the owner when nobody is on call', async () => {
  open(anOnCall({ entries: [], now: [{ uid: 'acme', name: 'Ada Byron', place: 'owner' }] }))

  expect(await screen.findByText('Nobody is on call now. Alerts go to Ada Byron (owner).')).toBeTruthy()
  expect(screen.getByText('There are no on-call times yet.')).toBeTruthy()
})

it('says when nobody is on call, the first seven times', async () => {
  const night = (day: number) => ({
    from: { date: `2026-11-${day}`, time: '20:00' },
    to: { date: `2026-11-${day + 1}`, time: '08:00' },
  })
  open(anOnCall({ holes: [21, 22, 23, 24, 25, 26, 27, 28].map(night) }))

  const holes = await screen.findByRole('list', { name: 'When nobody is on call' })
  expect(holes.querySelector('li')?.textContent).toBe('Sat 21 Nov 2026, 20:00, until Sun 22 Nov 2026, 08:00')
  expect(holes.querySelectorAll('li')).toHaveLength(7)
  expect(screen.getByText('And more: 1.')).toBeTruthy()
})

it('puts somebody on call for one date', async () => {
  const sent: RouteInput<'onCall.add'>[] = []
  open()
  server.use(
    reply('onCall.add', ({ input }) => {
      sent.push(input)
      return anOnCall()
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Put somebody on call' }))
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Ann Lee')
  await userEvent.selectOptions(screen.getByLabelText('Told'), 'second')
  await userEvent.selectOptions(screen.getByLabelText('When'), 'On one date')
  await userEvent.type(screen.getByLabelText('Date'), '2026-12-25')
  await userEvent.type(screen.getByLabelText('From'), '08:00')
  await userEvent.type(screen.getByLabelText('Until'), '20:00')
  await userEvent.click(screen.getByRole('button', { name: 'Add on-call times' }))

  await expect
    .poll(() => sent)
    .toEqual([{ uid: 'ann', place: 'second', weekdays: [], date: '2026-12-25', startsAt: '08:00', endsAt: '20:00' }])
})

it('puts somebody on call for several nights of the week at once', async () => {
  const sent: RouteInput<'onCall.add'>[] = []
  open()
  server.use(
    reply('onCall.add', ({ input }) => {
      sent.push(input)
      return anOnCall()
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Put somebody on call' }))
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Ann Lee')
  await userEvent.type(screen.getByLabelText('From'), '20:00')
  await userEvent.type(screen.getByLabelText('Until'), '08:00')
  await userEvent.click(screen.getByRole('button', { name: 'Add on-call times' }))
  expect((await screen.findAllByText('Choose a day.')).length).toBeGreaterThan(0)
  await userEvent.click(screen.getByLabelText('Friday'))
  await userEvent.click(screen.getByLabelText('Saturday'))
  await userEvent.click(screen.getByRole('button', { name: 'Add on-call times' }))

  await expect.poll(() => sent).toMatchObject([{ weekdays: ['Friday', 'Saturday'], date: null }])
})

it('shows at its field who is on call already, and keeps what was entered', async () => {
  open()
  server.use(reject('onCall.add', 'input.invalid', { startsAt: 'Ann Lee is on call then.' }))

  await userEvent.click(await screen.findByRole('button', { name: 'Put somebody on call' }))
  await userEvent.selectOptions(screen.getByLabelText('Who'), 'Ann Lee')
  await userEvent.click(screen.getByLabelText('Saturday'))
  await userEvent.type(screen.getByLabelText('From'), '21:00')
  await userEvent.type(screen.getByLabelText('Until'), '23:00')
  await userEvent.click(screen.getByRole('button', { name: 'Add on-call times' }))

  expect((await screen.findAllByText('Ann Lee is on call then.')).length).toBeGreaterThan(0)
  expect(screen.getByDisplayValue('21:00')).toBeTruthy()
})

it('saves how an alert climbs', async () => {
  const sent: RouteInput<'onCall.saveRules'>[] = []
  open()
  server.use(
    reply('onCall.saveRules', ({ input }) => {
      sent.push(input)
      return anOnCall({ rules: { ...anOnCall().rules, firstMinutes: 3 } })
    }),
  )

  const minutes = await screen.findByLabelText('The first has')
  await userEvent.clear(minutes)
  await userEvent.type(minutes, '3')
  await userEvent.selectOptions(screen.getByLabelText('Somebody leaves the site'), 'urgent')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))

  await expect
    .poll(() => sent)
    .toMatchObject([{ firstMinutes: 3, severities: { leftGeofence: 'urgent', help: 'urgent' } }])
  expect(sent[0]?.before).toMatchObject({ firstMinutes: anOnCall().rules.firstMinutes })
  await screen.findByText('Saved for alerts from now on.')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await expect.poll(() => sent[1]?.before).toMatchObject({ firstMinutes: 3 })
})

it('changes nothing for a controller', async () => {
  open(
    anOnCall(),
    aCompanySession({
      member: { role: 'controller', name: 'Ann', permissions: permissionsOfRole('controller'), limited: false },
    }),
  )

  expect(await screen.findByText(/An owner or a manager sets/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Put somebody on call' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})
