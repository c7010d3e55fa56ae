import { createECDH } from 'node:crypto'
import webPush from 'web-push'
import type { Settings } from '../settings/settings'
import type { HandedOver, PushMessage } from './channel'
import { type Breaker, breaker } from '../outside-services/breaker'
import { isPushService } from '../settings/push-services'

const TIMEOUT_MS = 5000
/** By service, such as `notify.windows.com`: one that is away does not hold up the others. */
const services = new Map<string, Breaker>()

function serviceAt(endpoint: string): Breaker {
  // Of a host's name only the end is ours to know: the rest came with the subscription.
  const name = new URL(endpoint).host.split('.').slice(-3).join('.')
  const known =
    services.get(name) ??
    breaker({ service: `push ${name}`, timeoutMs: TIMEOUT_MS, refusal: () => new Error(`${name} is away`) })
  services.set(name, known)
  return known
}

/** The public half of the key with which S4 names itself to push services (RFC 8292). */
export function pushPublicKey({ pushKey }: Pick<Settings, 'pushKey'>): string {
  const pair = createECDH('prime256v1')
  pair.setPrivateKey(pushKey)
  return pair.getPublicKey('base64url')
}

/** Encrypts a push for one browser and hands it to that browser's push service. */
export function pushSender(
  settings: Pick<Settings, 'pushKey' | 'pushServices' | 'supportEmail'>,
): (message: PushMessage) => Promise<HandedOver> {
  const vapidDetails = {
    subject: `mailto:${settings.supportEmail}`,
    publicKey: pushPublicKey(settings),
    privateKey: settings.pushKey.toString('base64url'),
  }
  return async ({ endpoint, p256dh, auth, payload, keptSeconds }) => {
    if (!isPushService(endpoint, settings.pushServices)) return 'refused'
    const request = requestFor({ endpoint, keys: { p256dh, auth } }, JSON.stringify(payload), {
      vapidDetails,
      TTL: keptSeconds,
    })
    if (!request) return 'device-gone'
    const answer = await serviceAt(endpoint)(() =>
      fetch(endpoint, { ...request, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ).catch(() => null)
    await answer?.body?.cancel().catch(() => undefined)
    if (!answer) return 'unreachable'
    if (answer.ok) return null
    if (answer.status === 404 || answer.status === 410) return 'device-gone'
    return answer.status === 429 || answer.status >= 500 ? 'unreachable' : 'refused'
  }
}

/** Null when the browser's keys are no keys. */
function requestFor(
  subscription: webPush.PushSubscription,
  payload: string,
  options: Pick<webPush.RequestOptions, 'vapidDetails' | 'TTL'>,
) {
  try {
    const { method, headers, body } = webPush.generateRequestDetails(subscription, payload, {
      ...options,
      urgency: 'high',
      contentEncoding: 'aes128gcm',
    })
    const { 'Content-Length': _length, ...sent } = headers
    return { method, headers: sent as Record<string, string>, body }
  } catch {
    return null
  }
}
