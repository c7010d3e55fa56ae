// The page is written out, so the app starts after everything visible has loaded, or when somebody uses the page.
const root = document.getElementById('root')
const isWritten = () => root?.dataset.written !== undefined
const pressed = () => root?.querySelector<HTMLElement>('form[data-pressed]')

let isStarting = false
async function startApp(): Promise<void> {
  if (isStarting || !isWritten()) return
  isStarting = true
  try {
    await import('./main')
  } catch (failure) {
    isStarting = false
    sayFailure()
    // A page that waits for the app says that it does not come (`heldPressesScript`).
    if (root?.querySelector('button[data-pressed], [data-loading]:not([hidden] *)')) throw failure
  }
}

/** Without a network the app does not come; the next press tries again. */
function sayFailure(): void {
  const form = pressed()
  if (!form) return
  delete form.dataset.pressed
  const note = document.createElement('p')
  note.role = 'alert'
  note.style.color = 'var(--s4-danger-text)'
  note.textContent = 'Network Error'
  form.querySelector('[role=alert]')?.remove()
  form.append(note)
}

if (document.readyState === 'complete') void startApp()
else addEventListener('load', () => void startApp(), { once: true })
for (const use of ['pointerdown', 'keydown', 'submit']) addEventListener(use, () => void startApp())

// Whoever goes on to another page of signing in still arrives where they were going.
const next = new URLSearchParams(location.search).get('next')
for (const link of next ? document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]') : [])
  link.search = new URLSearchParams({ next: next ?? '' }).toString()
