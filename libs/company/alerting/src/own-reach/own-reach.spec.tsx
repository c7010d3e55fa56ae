import type { Reach } from '@s4/contract'
import type { RouteInput } from '@s4/contract/routes'
import { aCompanySession, expectNoAxeViolations, reject, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { alertingRoutes } from '../alerting-routes'
import { aDevice, aReach } from '../testing/an-on-call'

function open(reach: Reach = aReach()) {
  server.use(reply('reach.show', reach))
  return renderRoutes(alertingRoutes, { at: '/alert-log/how-i-am-reached', session: aCompanySession() })
}

/** A browser that can show alerts, where the person answers the question as given. */
function browserWithPushes(answer: NotificationPermission, asked: NotificationPermission = 'default') {
  const subscription = {
    toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } }),
  }
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: vi.fn(() => Promise.resolve(subscription)),
  }
  const notification = {
    permission: asked,
    requestPermission: () => {
      notification.permission = answer
      return Promise.resolve(answer)
    },
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: () => Promise.resolve({ active: {}, pushManager }),
      getRegistration: () => Promise.resolve({ pushManager }),
    },
  })
  return pushManager
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

it('says how alerts reach the person, and the result of the last test', async () => {
  const { container } = open(
    aReach({
      phone: { number: '+447700900123', isVerified: true },
      devices: [aDevice],
      tests: [
        {
          id: aDevice.id,
          channel: 'push',
          device: 'Chrome on Linux',
          at: aDevice.createdAt,
          state: 'sent',
          failure: null,
        },
        {
          id: aDevice.id.replace('2', '3'),
          channel: 'text',
          device: null,
          at: aDevice.createdAt,
          state: 'failed',
          failure: 'unreachable',
        },
      ],
    }),
  )

  expect(
    await screen.findByText(
      /^Alerts that are for you, .*, reach you on 1 device, by text and call to .+900123, by email to owner@/,
    ),
  ).toBeTruthy()
  expect(screen.getByText('Sent')).toBeTruthy()
  expect(screen.getByText('Not sent: the service did not answer')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('says plainly that a browser cannot show alerts', async () => {
  open()

  expect(await screen.findByText('This browser cannot show alerts')).toBeTruthy()
})

it('says what to do where alerts were blocked before', async () => {
  browserWithPushes('denied', 'denied')
  open()

  expect(await screen.findByText('Alerts are blocked in this browser')).toBeTruthy()
})

it('says so when the person refuses', async () => {
  const { subscribe } = browserWithPushes('denied')
  open()

  await userEvent.click(await screen.findByRole('button', { name: 'Get alerts on this device' }))

  expect(await screen.findByText('Alerts are blocked in this browser')).toBeTruthy()
  expect(subscribe).not.toHaveBeenCalled()
})

it('adds this device once the person allows it', async () => {
  browserWithPushes('granted')
  const sent: RouteInput<'reach.addDevice'>[] = []
  open()
  server.use(
    reply('reach.addDevice', ({ input }) => {
      sent.push(input)
      return aReach({ devices: [aDevice] })
    }),
  )

  await userEvent.click(await screen.findByRole('button', { name: 'Get alerts on this device' }))

  await expect.poll(() => sent).toEqual([{ endpoint: 'https://fcm.googleapis.com/x', p256dh: 'p', auth: 'a' }])
  await expect.poll(() => localStorage.getItem('pushFor')).toBe('acme')
})

it('verifies a number by the code, and shows a wrong one at its field', async () => {
  open(aReach({ phone: { number: '+447700900123', isVerified: false } }))
  server.use(reject('reach.confirmPhone', 'input.invalid', { code: 'That is not the code in the text.' }))

  await userEvent.type(await screen.findByLabelText('Code from the text'), '123456')
  await userEvent.click(screen.getByRole('button', { name: 'Verify the number' }))

  expect((await screen.findAllByText('That is not the code in the text.')).length).toBeGreaterThan(0)
})

it('refuses a landline before it is sent', async () => {
  open()

  await userEvent.type(await screen.findByLabelText('UK mobile number'), '020 7946 0000')
  await userEvent.click(screen.getByRole('button', { name: 'Send the code' }))

  expect((await screen.findAllByText('Enter a UK mobile number, like 07700 900 982.')).length).toBeGreaterThan(0)
})

it('sets quiet hours', async () => {
  const sent: RouteInput<'reach.saveQuietHours'>[] = []
  open()
  server.use(
    reply('reach.saveQuietHours', ({ input }) => {
      sent.push(input)
      return aReach(input)
    }),
  )

  await userEvent.type(await screen.findByLabelText('From'), '22:00')
  await userEvent.type(screen.getByLabelText('Until'), '07:00')
  await userEvent.click(screen.getByRole('button', { name: 'Set quiet hours' }))

  await expect.poll(() => sent).toEqual([{ quietHours: { from: '22:00', to: '07:00' } }])
})
