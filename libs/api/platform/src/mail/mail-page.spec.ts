import { expect, it } from 'vitest'
import { mailPage } from './mail-page'

const home = 'https://s4.example/'

it('has the name above, the words, a button with the address, and the foot', () => {
  const page = mailPage({ subject: 'Hours agreed', body: 'You get £116.00.\n\nThank you.', address: `${home}a`, home })

  const words = page.replaceAll(/<[^>]*>/g, '\n').split('\n')
  expect(words.filter(Boolean)).toEqual([
    'Hours agreed',
    'S4',
    'Hours agreed',
    'You get £116.00.',
    'Thank you.',
    'Open the link',
    'If the button does not work, copy this address into your browser: https://s4.example/a',
    'Sent by S4, shift work in security. ',
    's4.example',
  ])
  expect(page).toContain('<a href="https://s4.example/a"')
})

it('has no button without an address', () => {
  expect(mailPage({ subject: 'Told', body: 'Nothing to do.', address: null, home })).not.toContain('Open the link')
})

it('shows what people wrote as words, never as a page', () => {
  const page = mailPage({ subject: '<b>Hi', body: '<img src=x onerror=alert(1)> & "more"', address: null, home })

  expect(page).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;more&quot;')
  expect(page).not.toContain('<b>')
})

it('loads nothing from anywhere', () => {
  expect(mailPage({ subject: 'A', body: 'B', address: home, home })).not.toMatch(/<(?:img|link|script|style)|url\(/)
})
