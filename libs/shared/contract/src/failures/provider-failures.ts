/**
 * Failures of the identity provider, in the browser or on the server: status and sentence
 * (docs/product.md#sign-in-failures).
 */
export const providerFailures = {
  'identity.invalid': [401, 'Your sign-in could not be confirmed. Sign in again.'],
  'identity.disabled': [403, 'This account is switched off. Contact support.'],
  'identity.mismatch': [
    422,
    'That email address and password do not match an account. Check both, or reset the password.',
  ],
  'identity.email-in-use': [409, 'That email address already has an account. Sign in instead, or reset its password.'],
  'identity.email-refused': [422, 'Enter an email address, like name@example.co.uk.'],
  'identity.password-refused': [
    422,
    'Choose a password of at least 8 characters, and a shorter one if yours is thousands long.',
  ],
  'identity.too-many-attempts': [429, 'Too many attempts. Wait a few minutes, or reset your password.'],
  'identity.code-expired': [422, 'That link has expired. Ask for a new one.'],
  'identity.code-used': [422, 'That link has been used already or is not complete. Ask for a new one.'],
  'identity.link-address': [422, 'That link was sent to another email address. Enter the one it was sent to.'],
  'identity.popup-blocked': [
    422,
    'Your browser blocked the sign-in window. Allow pop-ups for S4, or sign in with your password.',
  ],
  'identity.popup-closed': [
    422,
    'The sign-in window was closed before you finished. Try again, or sign in with your password.',
  ],
  'identity.other-way': [
    409,
    'You have an account with another way of signing in. Use your password or a link by email.',
  ],
  'identity.host-refused': [403, 'Signing in is not allowed from this address. Tell support which page you were on.'],
  'identity.way-off': [403, 'That way of signing in is not switched on. Use another one.'],
  'identity.failed': [502, 'Signing in did not work. Try again in a moment.'],
} as const
