import { keepCodeReader } from '../booking/code-reader-file'

const WORKER = '/service-worker.js'

interface InstallPrompt extends Event {
  prompt: () => Promise<void>
}

type Listener = () => void
const listeners = new Set<Listener>()
let installPrompt: InstallPrompt | null = null
let waiting: ServiceWorker | null = null

const changed = () => {
  for (const listener of listeners) listener()
}

export const subscribe = (listener: Listener) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Whether a newer version of the app is ready. */
export const isUpdateReady = (): boolean => waiting !== null
/** Whether the browser offers to put the app on the home screen. */
export const canInstall = (): boolean => installPrompt !== null

/** In milliseconds: until then the page has the phone's processor and network to itself, which keeping files needs. */
const AT_REST_MS = 8000

/** Does what a page can do without once it has been used for a moment; returns the function that stops it. */
export function onceAtRest(keep: () => Promise<void>): () => void {
  const timer = setTimeout(() => void keep().catch(() => undefined), AT_REST_MS)
  return () => clearTimeout(timer)
}

/** Keeps the app's files on the phone, so that it opens without a network. Without it everything else works. */
export async function keepAppOnPhone(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const registration = await navigator.serviceWorker.register(WORKER)
  const noteWaiting = () => {
    // The first one takes over at once; there is nothing to update.
    if (registration.waiting && navigator.serviceWorker.controller) {
      waiting = registration.waiting
      changed()
    }
  }
  noteWaiting()
  registration.addEventListener('updatefound', () =>
    registration.installing?.addEventListener('statechange', noteWaiting),
  )
}

/**
 * Before a shift: asks the browser not to clear what the phone keeps when space runs out, and keeps the reader of
 * codes. Either may be refused; then the browser decides, and the code can be typed.
 */
export async function keepForShift(): Promise<void> {
  // Firefox asks the person, the others decide alone.
  await (navigator.storage as StorageManager | undefined)?.persist().catch(() => false)
  if (!('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  // On a first visit it has the page only now, and keeps nothing that was fetched before.
  if (!serviceWorker.controller)
    await new Promise((resolve) => serviceWorker.addEventListener('controllerchange', resolve, { once: true }))
  await keepCodeReader()
}

/** Opens the newer version; what is kept on the phone stays. */
export function update(): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no other origin
  waiting?.postMessage('update')
}

/** Asks the browser to put the app on the home screen. */
export async function install(): Promise<void> {
  const prompt = installPrompt
  installPrompt = null
  changed()
  await prompt?.prompt()
}

export function watchInstallPrompt(): void {
  window.addEventListener('beforeinstallprompt', (event) => {
    // Offered later, where it helps: before a shift.
    event.preventDefault()
    installPrompt = event as InstallPrompt
    changed()
  })
}
