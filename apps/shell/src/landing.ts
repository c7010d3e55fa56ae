// The page is written out, so the app starts after everything visible has loaded, or when somebody uses the page.
const root = document.getElementById('root')
const startApp = () => void import('./main')

if (document.readyState === 'complete') startApp()
else addEventListener('load', startApp, { once: true })
for (const use of ['pointerdown', 'keydown']) addEventListener(use, startApp, { once: true })

// What is pressed before the app is there is marked, and the app does it.
const isWritten = () => root?.dataset.written !== undefined
addEventListener('submit', (event) => {
  const form = event.target
  if (!isWritten() || !(form instanceof HTMLFormElement) || form.method === 'get') return
  event.preventDefault()
  form.dataset.pressed = ''
})
addEventListener('click', ({ target }) => {
  const button = target instanceof Element && target.closest<HTMLButtonElement>('button[type=button]')
  if (isWritten() && button) button.dataset.pressed = ''
})

// Whoever goes on to another page of signing in still arrives where they were going.
const next = new URLSearchParams(location.search).get('next')
for (const link of next ? document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]') : [])
  link.search = new URLSearchParams({ next: next ?? '' }).toString()
