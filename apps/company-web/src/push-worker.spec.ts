import { expect, it, vi } from 'vitest'

const [source = ''] = Object.values(
  import.meta.glob<string>('../public/push-worker.js', { eager: true, query: '?raw', import: 'default' }),
)

/** What the worker shows for a push. */
function shown(payload: object): unknown {
  const showNotification = vi.fn()
  const listeners = new Map<string, (event: object) => void>()
  const self = { addEventListener: listeners.set.bind(listeners), registration: { showNotification } }
  // oxlint-disable-next-line typescript/no-implied-eval -- It is a script of its own, which no page imports.
  new Function('self', source)(self)
  listeners.get('push')?.({ data: { json: () => payload }, waitUntil: vi.fn() })
  return showNotification.mock.lastCall?.[1].body
}

it.each([
  ['a call for help', { kind: 'help', link: '/alert-log' }, 'SOMEBODY NEEDS HELP'],
  [
    'a call for help in secret',
    { kind: 'help', link: '/alert-log', inSecret: true },
    'SOMEBODY NEEDS HELP. Asked for help in secret: do not call or write to their phone',
  ],
  ['something it does not know', { kind: 'new' }, 'Something needs you'],
])('says of %s what it is', (_what, payload, body) => {
  expect(shown(payload)).toBe(body)
})
