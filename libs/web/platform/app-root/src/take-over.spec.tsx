import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { takeOver } from './take-over'

const heard = vi.fn()

function Page() {
  return (
    <form
      aria-label="Sign in"
      onSubmit={(event) => {
        event.preventDefault()
        heard('submit')
      }}
    >
      <input name="email" aria-label="Email" onChange={({ target }) => heard(`email ${target.value}`)} />
      <input type="checkbox" name="remember" aria-label="Remember" onChange={({ target }) => heard(target.checked)} />
      <select name="role" aria-label="Role" defaultValue="a" onChange={({ target }) => heard(target.value)}>
        <option value="a">A</option>
        <option value="b">B</option>
      </select>
      <select name="kind" aria-label="Kind" onChange={({ target }) => heard(target.value)}>
        <option value="">Choose</option>
        <option value="access">Access</option>
      </select>
      <input type="file" name="papers" aria-label="Papers" onChange={({ target }) => heard(target.name)} />
      <details>
        <summary>More</summary>
      </details>
      <button type="button" aria-label="Show" onClick={() => heard('show')} />
      <button type="submit">Sign in</button>
    </form>
  )
}

let root: HTMLElement

beforeEach(() => {
  heard.mockClear()
  handleMissing.mockClear()
  document.body.innerHTML = `<div id="root" data-written>${renderToString(<Page />)}</div>`
  root = document.getElementById('root') ?? document.body
})

function App({ onShown }: { onShown: () => void }) {
  useLayoutEffect(onShown)
  return <Page />
}

const handleMissing = vi.fn()
let isTouchedPage: boolean
const show = (app = (onShown: () => void) => <App onShown={onShown} />) =>
  takeOver(
    root,
    ({ onShown, isTouched }) => {
      isTouchedPage = isTouched()
      flushSync(() => createRoot(root).render(app(onShown)))
    },
    { onMissing: handleMissing },
  )

it('leaves nothing to the app where nobody did anything', () => {
  show()

  expect(heard).not.toHaveBeenCalled()
  expect(isTouchedPage).toBe(false)
  expect(root.dataset.written).toBeUndefined()
})

it('hears of a file that is chosen once the app stands, where the page before had asked for it', () => {
  const asked = screen.getByLabelText<HTMLInputElement>('Papers')
  show()
  expect(asked.isConnected).toBe(false)
  fireEvent.change(asked)

  expect(heard.mock.calls).toEqual([['papers']])
})

it('tells the app what was typed, ticked, chosen and opened, and leaves the focus', async () => {
  const old = screen.getByLabelText('Email')
  await userEvent.type(old, 'ada@s4.example')
  await userEvent.click(screen.getByLabelText('Remember'))
  await userEvent.selectOptions(screen.getByLabelText('Role'), 'b')
  document.querySelector('details')?.setAttribute('open', '')
  old.focus()

  show()

  const email = screen.getByLabelText<HTMLInputElement>('Email')
  expect(email).not.toBe(old)
  expect([email.value, document.activeElement === email]).toEqual(['ada@s4.example', true])
  expect(heard.mock.calls.flat()).toEqual(['email ada@s4.example', true, 'b'])
  expect(document.querySelector('details')?.open).toBe(true)
})

it('leaves the place for typing where it was', async () => {
  const old = screen.getByLabelText<HTMLInputElement>('Email')
  await userEvent.type(old, 'ada@s4.example')
  old.setSelectionRange(1, 3)

  show()

  const { selectionStart, selectionEnd } = screen.getByLabelText<HTMLInputElement>('Email')
  expect([selectionStart, selectionEnd]).toEqual([1, 3])
})

it.each([
  ['form', 'submit'],
  ['button[type=button]', 'show'],
])('does what was pressed in the meantime: %s', async (selector, done) => {
  document.querySelector<HTMLElement>(selector)?.setAttribute('data-pressed', '')

  show()

  await vi.waitFor(() => expect(heard.mock.calls).toEqual([[done]]))
})

/** Without the page, or with it only once it was read. */
function Later({ onShown, readAfterMs }: { onShown: () => void; readAfterMs: number }) {
  const [isRead, setRead] = useState(false)
  useLayoutEffect(onShown, [onShown])
  useEffect(() => {
    const timer = setTimeout(() => flushSync(() => setRead(true)), readAfterMs)
    return () => clearTimeout(timer)
  }, [readAfterMs])
  return isRead ? <Page /> : null
}

it.each([
  ['does it once it has come', 200, [['show']], 0],
  ['says that it is gone', 60_000, [], 1],
])('of what was pressed and is not in the app %s', async (_what, readAfterMs, done, missing) => {
  vi.useFakeTimers()
  document.querySelector('button[type=button]')?.setAttribute('data-pressed', '')

  show((onShown) => <Later onShown={onShown} readAfterMs={readAfterMs} />)
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()

  expect(heard.mock.calls).toEqual(done)
  expect(handleMissing).toHaveBeenCalledTimes(missing)
})

it('says nothing of it on another page', async () => {
  vi.useFakeTimers()
  document.querySelector('button[type=button]')?.setAttribute('data-pressed', '')

  show((onShown) => <Later onShown={onShown} readAfterMs={500} />)
  history.pushState(null, '', '/elsewhere')
  await vi.advanceTimersByTimeAsync(5000)
  vi.useRealTimers()
  history.back()

  expect([heard.mock.calls, handleMissing.mock.calls]).toEqual([[], []])
})
