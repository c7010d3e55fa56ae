import type { Push } from '@s4/contract'
import { aSeekerSession, expectNoAxeViolations, renderRoutes, reply, server } from '@s4/testing'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { profileRoutes } from '../profile-routes'

const device = {
  id: '019a0000-0000-7000-8000-000000000051',
  device: 'Chrome on Android',
  createdAt: '2026-11-16T09:00:00.000Z',
  isCurrent: true,
}
function open(push: Push) {
  server.use(reply('push.show', push))
  return renderRoutes(profileRoutes, { at: '/User-UserNotification/devices', session: aSeekerSession() })
}

function browserWithPushes(answer: NotificationPermission) {
  const pushManager = {
    getSubscription: () => Promise.resolve(null),
    subscribe: vi.fn(() =>
      Promise.resolve({
        toJSON: () => ({ endpoint: 'https://fcm.googleapis.com/x', keys: { p256dh: 'p', auth: 'a' } }),
      }),
    ),
  }
  const notification = {
    permission: 'default',
    requestPermission: () => Promise.resolve((notification.permission = answer)),
  }
  const register = vi.fn((_worker: string, _options: { scope: string }) => Promise.resolve({ active: {}, pushManager }))
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', {})
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: { register, getRegistration: () => Promise.resolve({ pushManager }) },
  })
  return register
}
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(navigator, 'serviceWorker')
  localStorage.clear()
})

it('says plainly that a browser cannot show notices', async () => {
  const { container } = open({ pushKey: 'key', devices: [] })

  expect(await screen.findByText('This browser cannot show notifications')).toBeTruthy()
  expect(screen.getByText('No device shows notifications yet.')).toBeTruthy()
  await expectNoAxeViolations(container)
})

it('adds this device after the person allows it, with a worker of its own scope', async () => {
  const register = browserWithPushes('granted')
  let sent: unknown
  server.use(
    reply('push.addDevice', ({ input }) => {
      sent = input
      return { pushKey: 'key', devices: [device] }
    }),
  )
  open({ pushKey: 'key', devices: [] })

  await userEvent.click(await screen.findByRole('button', { name: 'Show notifications on this device' }))

  await expect.poll(() => sent).toEqual({ endpoint: 'https://fcm.googleapis.com/x', p256dh: 'p', auth: 'a' })
  expect(register).toHaveBeenCalledWith('/push-worker.js', { scope: '/push/' })
})

it('says how to allow notices once they were blocked', async () => {
  browserWithPushes('denied')
  open({ pushKey: 'key', devices: [] })

  await userEvent.click(await screen.findByRole('button', { name: 'Show notifications on this device' }))

  expect(await screen.findByText('Notifications are blocked in this browser')).toBeTruthy()
})

it('stops a device', async () => {
  let removed: unknown
  server.use(
    reply('push.removeDevice', ({ input }) => {
      removed = input
      return { pushKey: 'key', devices: [] }
    }),
  )
  open({ pushKey: 'key', devices: [device] })

  await userEvent.click(await screen.findByRole('button', { name: 'Stop notifications on Chrome on Android' }))

  await expect.poll(() => removed).toEqual({ id: device.id })
})
