import { createECDH, randomBytes } from 'node:crypto'

/** What a browser hands out when it subscribes to pushes at this service. */
export function aPushDevice(origin: string, path = randomBytes(8).toString('hex')) {
  const keys = createECDH('prime256v1')
  return {
    endpoint: `${origin}/${path}`,
    p256dh: keys.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}
