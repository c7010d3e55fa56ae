/* Shows pushes and opens what they lead to. It handles no requests, so pages never depend on it. */

const words = {
  'offer.made': 'You have an offer. Answer it before it expires.',
  'offer.rescinded': 'An offer was withdrawn',
  'assignment.cancelled': 'A shift of yours is cancelled',
  'assignment.swap-answered': 'A company answered about handing over a shift',
  'check-call.due': 'Check call: are you all right? Answer within 5 minutes.',
  'attendance.late': 'You have not booked on',
  'attendance.forgotten-book-off': 'You have not booked off',
  'hours.countered': 'A company proposes other hours',
  'saved-search.matched': 'New jobs for a saved search',
  test: 'This is a test. Notices reach this device.',
}

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('push', (event) => {
  const { kind, link } = read(event.data)
  event.waitUntil(
    self.registration.showNotification('S4', {
      body: words[kind] ?? 'Something needs you',
      tag: `${kind} ${link}`,
      renotify: true,
      requireInteraction: kind === 'offer.made' || kind === 'check-call.due',
      data: link,
    }),
  )
})

function read(data) {
  try {
    const { kind, link } = data.json()
    return { kind: String(kind), link: typeof link === 'string' && /^\/(?!\/)/.test(link) ? link : '/' }
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
