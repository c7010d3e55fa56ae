import { beforeEach, expect, it } from 'vitest'
import { bySecretScript } from './by-secret'

const open = (address: string) => {
  history.replaceState(null, '', address)
  document.body.innerHTML = `<main><h1>Invitation</h1>
    <div hidden data-secret="missing"><p>This address is not complete.</p></div>
    <div hidden data-secret="given"><p>Loading…</p></div></main>`
  // oxlint-disable-next-line typescript/no-implied-eval -- It is text for the page’s end.
  void new Function(bySecretScript)()
  return [...document.querySelectorAll('main p')]
    .filter((one) => !one.closest('[hidden]'))
    .map(({ textContent }) => textContent)
}

beforeEach(() => sessionStorage.clear())

it.each([
  ['/invitation', 'This address is not complete.'],
  ['/invitation#', 'This address is not complete.'],
  ['/invitation#cut-off', 'This address is not complete.'],
  ['/invitation#a-secret-of-at-least-twenty-letters', 'Loading…'],
])('a document of a secret shows at %s “%s” alone', (address, shown) => {
  expect(open(address)).toEqual([shown])
})

it('shows what comes with a secret that its tab has kept', () => {
  sessionStorage.setItem('work-invitation', 'made-up')

  expect(open('/work-invitation')).toEqual(['Loading…'])
  expect(open('/invitation')).toEqual(['This address is not complete.'])
})

it('puts what it shows where it stands once the app is there', () => {
  open('/invitation#a-secret-of-at-least-twenty-letters')

  expect(document.querySelector('main > p')?.textContent).toBe('Loading…')
})
