/** The push services of Chrome, Firefox, Safari and Edge. */
export const usualPushServices =
  'fcm.googleapis.com,updates.push.services.mozilla.com,web.push.apple.com,*.push.apple.com,*.notify.windows.com'

/**
 * Whether pushes may be sent to an address: https to one of the services. A service may be an origin such as
 * `http://127.0.0.1:4999`, for tests.
 */
export function isPushService(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false
  const { protocol, hostname, port, origin, username, password } = new URL(endpoint)
  if (username || password) return false
  return services.some((service) => {
    if (service.includes('://')) return origin === service
    if (protocol !== 'https:' || port !== '') return false
    return service.startsWith('*.') ? hostname.endsWith(service.slice(1)) : hostname === service
  })
}
