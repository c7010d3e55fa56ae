import { ApiError } from '@s4/contract/api-error'
import { providerFailures } from '@s4/contract/provider-failures'

/** docs/product.md#sign-in-failures. Wrong password and unknown address have the same sentence on purpose. */
const codes: Record<string, keyof typeof providerFailures | 'network.error' | 'session.recent-sign-in-needed'> = {
  'invalid-credential': 'identity.mismatch',
  'invalid-login-credentials': 'identity.mismatch',
  'wrong-password': 'identity.mismatch',
  'user-not-found': 'identity.mismatch',
  'user-mismatch': 'identity.mismatch',
  'missing-password': 'identity.mismatch',
  'email-already-in-use': 'identity.email-in-use',
  'invalid-email': 'identity.email-refused',
  'invalid-new-email': 'identity.email-refused',
  'missing-email': 'identity.email-refused',
  'weak-password': 'identity.password-refused',
  'password-does-not-meet-requirements': 'identity.password-refused',
  'too-many-requests': 'identity.too-many-attempts',
  'quota-exceeded': 'identity.too-many-attempts',
  'network-request-failed': 'network.error',
  timeout: 'network.error',
  'user-disabled': 'identity.disabled',
  'popup-blocked': 'identity.popup-blocked',
  'popup-closed-by-user': 'identity.popup-closed',
  'cancelled-popup-request': 'identity.popup-closed',
  'user-cancelled': 'identity.popup-closed',
  'unauthorized-domain': 'identity.host-refused',
  'unauthorized-continue-uri': 'identity.host-refused',
  'account-exists-with-different-credential': 'identity.other-way',
  'credential-already-in-use': 'identity.email-in-use',
  'operation-not-allowed': 'identity.way-off',
  'admin-restricted-operation': 'identity.way-off',
  'expired-action-code': 'identity.code-expired',
  'invalid-action-code': 'identity.code-used',
  'argument-error': 'identity.code-used',
  'requires-recent-login': 'session.recent-sign-in-needed',
  'credential-too-old-login-again': 'session.recent-sign-in-needed',
  'user-token-expired': 'identity.invalid',
  'invalid-user-token': 'identity.invalid',
  'web-storage-unsupported': 'identity.popup-blocked',
}

const firebaseErrorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code.replace(/^auth\//, '')
    : undefined

const isProviderCode = (code: string): code is keyof typeof providerFailures => Object.hasOwn(providerFailures, code)

export function providerFailure(code: keyof typeof providerFailures): ApiError {
  const [status, message] = providerFailures[code]
  return new ApiError(code, { status, message })
}

/** Converts what the SDK threw. */
export function toFailure(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const code = codes[firebaseErrorCode(error) ?? ''] ?? 'identity.failed'
  return isProviderCode(code) ? providerFailure(code) : new ApiError(code)
}
