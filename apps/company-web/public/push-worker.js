/* Shows pushes and opens what they lead to. It handles no requests, so pages never depend on it. */

const words = {
  missedCheckCall: 'A check call was missed',
  leftGeofence: 'Somebody left their site',
  outsideAtBookOn: 'Somebody booked on away from their site',
  late: 'Somebody has not booked on',
  forgottenBookOff: 'Somebody has not booked off',
  missedPatrol: 'Points of a patrol were missed',
  leftEarly: 'Somebody booked off long before the end',
  help: 'SOMEBODY NEEDS HELP',
  papersMissing: 'Somebody was booked on with documents missing',
  checkDue: 'Somebody cannot book on before you accept their documents',
  test: 'This is a test. Alerts reach this device.',
}

const IN_SECRET = '. Asked for help in secret: do not call or write to their phone'

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { kind, link, inSecret } = read(event.data)
  event.waitUntil(
    self.registration.showNotification('S4', {
      body: `${words[kind] ?? 'Something needs you'}${inSecret ? IN_SECRET : ''}`,
      tag: `${kind} ${link}`,
      renotify: true,
      requireInteraction: kind === 'help',
      data: link,
    }),
  )
})

function read(data) {
  try {
    const { kind, link, inSecret } = data.json()
    const target = typeof link === 'string' && /^\/(?!\/)/.test(link) ? link : '/'
    return { kind: String(kind), link: target, inSecret: inSecret === true }
  } catch {
    return { kind: 'other', link: '/' }
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(open(event.notification.data))
})

async function open(link) {
  const [page] = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (!page) return self.clients.openWindow(link)
  await page.focus()
  return page.navigate(link).catch(() => self.clients.openWindow(link))
}
