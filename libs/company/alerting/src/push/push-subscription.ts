const WORKER = '/push-worker.js'

export interface BrowserSubscription {
  endpoint: string
  p256dh: string
  auth: string
}

/** `default` until the person was asked. */
export type PushPermission = 'unsupported' | NotificationPermission

export const pushPermission = (): PushPermission =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window
    ? Notification.permission
    : 'unsupported'

/** Asks for permission, then subscribes this browser; null when the person refuses. */
export async function subscribeToPush(pushKey: string): Promise<BrowserSubscription | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null
  await navigator.serviceWorker.register(WORKER)
  const { pushManager } = await navigator.serviceWorker.ready
  // One made with another key of the server does not work any more.
  await (await pushManager.getSubscription())?.unsubscribe()
  return read(await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: pushKey }))
}

/** The subscription this browser has already. */
export async function currentSubscription(): Promise<BrowserSubscription | null> {
  if (pushPermission() !== 'granted') return null
  const registration = await navigator.serviceWorker.getRegistration('/')
  const subscription = await registration?.pushManager.getSubscription()
  return subscription ? read(subscription) : null
}

export async function unsubscribeFromPush(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration('/')
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}

function read(subscription: PushSubscription): BrowserSubscription | null {
  const { endpoint, keys } = subscription.toJSON()
  return endpoint && keys?.['p256dh'] && keys['auth'] ? { endpoint, p256dh: keys['p256dh'], auth: keys['auth'] } : null
}
