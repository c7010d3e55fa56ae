import { pushPermission } from './push-permission'

const WORKER = '/push-worker.js'

export interface BrowserSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** Pushes by the app's `push-worker.js`. Its scope keeps it apart from other service workers of the app. */
export const browserPush = (scope: string) => ({
  /** Asks for permission, then subscribes this browser; null when the person refuses. */
  async subscribe(pushKey: string): Promise<BrowserSubscription | null> {
    if ((await Notification.requestPermission()) !== 'granted') return null
    const registration = await navigator.serviceWorker.register(WORKER, { scope })
    await untilActive(registration)
    const { pushManager } = registration
    // One made with another key of the server does not work any more.
    await (await pushManager.getSubscription())?.unsubscribe()
    return read(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }))
  },

  /** The subscription this browser has already. */
  async current(): Promise<BrowserSubscription | null> {
    if (pushPermission() !== 'granted') return null
    const registration = await navigator.serviceWorker.getRegistration(scope)
    const subscription = await registration?.pushManager.getSubscription()
    return subscription ? read(subscription) : null
  },

  async unsubscribe(): Promise<void> {
    const registration = await navigator.serviceWorker.getRegistration(scope)
    await (await registration?.pushManager.getSubscription())?.unsubscribe()
  },
})

async function untilActive({ active, installing, waiting }: ServiceWorkerRegistration): Promise<void> {
  const worker = installing ?? waiting
  if (active || !worker) return
  await new Promise<void>((resolve, reject) => {
    worker.addEventListener('statechange', () => {
      if (worker.state === 'activated') resolve()
      if (worker.state === 'redundant') reject(new Error('the push worker was not installed'))
    })
  })
}

function read(subscription: PushSubscription): BrowserSubscription | null {
  const { endpoint, keys } = subscription.toJSON()
  return endpoint && keys?.['p256dh'] && keys['auth'] ? { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] } : null
}
