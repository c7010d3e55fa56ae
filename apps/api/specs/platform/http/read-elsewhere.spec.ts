import { SESSION_COOKIE } from '@s4/api-identity/session'
import { expect, it } from 'vitest'
import { readElsewhere } from '../../../src/read-elsewhere'

const elsewhere = readElsewhere({ baseDomain: 's4.localhost', port: 80, secureCookies: false })
const from = (url: string, cookies = {}) =>
  elsewhere({ url, cookies }, url.split('?')[0] ?? '')?.split('s4.localhost:80')[1]

it.each([
  ['/faq', '/questions'],
  ['/User-FAQSection', '/questions'],
  ['/ResetPassword', '/ForgetPassword'],
  ['/ResetPassword?oobCode=x', undefined],
  ['/ForgetPassword', undefined],
  ['/email-verification?mode=verifyEmail&oobCode=x', undefined],
  ['/email-verification?mode=resetPassword&oobCode=x', '/ResetPassword?mode=resetPassword&oobCode=x'],
  ['/email-verification?mode=signIn&oobCode=x', '/login?mode=signIn&oobCode=x'],
])('whoever is signed out and asks for %s reads %s', (asked, read) => {
  expect(from(asked)).toBe(read)
})

it.each(['/faq', '/ResetPassword'])('somebody signed in reads %s itself', (asked) => {
  expect(from(asked, { [SESSION_COOKIE]: 'x' })).toBeUndefined()
})
