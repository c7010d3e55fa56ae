import { ApiError } from '@s4/contract/api-error'
import { FirebaseError } from 'firebase/app'
import { describe, expect, it } from 'vitest'
import { toFailure } from './provider-failure'

const MISMATCH = 'That email address and password do not match an account. Check both, or reset the password.'

describe('what the provider throws', () => {
  it.each([
    ['wrong-password', MISMATCH],
    ['user-not-found', MISMATCH],
    ['invalid-credential', MISMATCH],
    ['email-already-in-use', 'That email address already has an account. Sign in instead, or reset its password.'],
    ['invalid-email', 'Enter an email address, like name@example.co.uk.'],
    ['weak-password', 'Choose a password of at least 8 characters, and a shorter one if yours is thousands long.'],
    ['too-many-requests', 'Too many attempts. Wait a few minutes, or reset your password.'],
    ['network-request-failed', 'Network Error'],
    ['user-disabled', 'This account is switched off. Contact support.'],
    ['popup-blocked', 'Your browser blocked the sign-in window. Allow pop-ups for S4, or sign in with your password.'],
    [
      'popup-closed-by-user',
      'The sign-in window was closed before you finished. Try again, or sign in with your password.',
    ],
    [
      'account-exists-with-different-credential',
      'You have an account with another way of signing in. Use your password or a link by email.',
    ],
    ['operation-not-allowed', 'That way of signing in is not switched on. Use another one.'],
    ['unauthorized-domain', 'Signing in is not allowed from this address. Tell support which page you were on.'],
    ['expired-action-code', 'That link has expired. Ask for a new one.'],
    ['invalid-action-code', 'That link has been used already or is not complete. Ask for a new one.'],
    ['requires-recent-login', 'Confirm it is you. Sign in again to continue.'],
    ['user-token-expired', 'Your sign-in could not be confirmed. Sign in again.'],
    ['something-of-next-year', 'Signing in did not work. Try again in a moment.'],
  ])('as auth/%s has a sentence', (code, sentence) => {
    expect(toFailure(new FirebaseError(`auth/${code}`, 'The words of the SDK')).message).toBe(sentence)
  })

  it.each([
    ['no code', new Error('broken')],
    ['a code that is no text', Object.assign(new Error('broken'), { code: 7 })],
    ['no error at all', 'broken'],
  ])('with %s is a failure of signing in', (_what, thrown) => {
    expect(toFailure(thrown).code).toBe('identity.failed')
  })

  it('returns an ApiError unchanged', () => {
    const failure = new ApiError('server.busy')

    expect(toFailure(failure)).toBe(failure)
  })
})
