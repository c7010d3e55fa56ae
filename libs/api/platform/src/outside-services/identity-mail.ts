import { ApiError } from '@s4/contract/api-error'
import { z } from 'zod'
import type { Settings } from '../settings/settings'

export type MailKind = 'verification' | 'reset' | 'sign-in-link' | 'email-change'

interface MailTo {
  email: string
  /** The person whose address is verified or changed; the provider requires their token. */
  uid?: string
  /** Where the linked page redirects to. */
  continueUrl: string
}

const requestType: Record<MailKind, string> = {
  verification: 'VERIFY_EMAIL',
  reset: 'PASSWORD_RESET',
  'sign-in-link': 'EMAIL_SIGNIN',
  'email-change': 'VERIFY_AND_CHANGE_EMAIL',
}
const Refusal = z.object({ error: z.object({ message: z.string() }) })
const SignedIn = z.object({ idToken: z.string() })

/** Uses the provider's REST interface, because its server SDK creates links but sends no mail. */
export function createMailSender(
  { apiKey, authEmulator }: Settings['firebase'],
  customToken: (uid: string) => Promise<string>,
) {
  const base = `${authEmulator ? `http://${authEmulator}/` : 'https://'}identitytoolkit.googleapis.com/v1/accounts`

  const ask = async (action: string, body: object): Promise<unknown> => {
    const answer = await fetch(`${base}:${action}?key=${apiKey}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(10_000),
    }).catch(() => null)
    if (!answer) throw new ApiError('identity.unavailable')
    const read: unknown = await answer.json().catch(() => null)
    const refusal = answer.ok ? '' : (Refusal.safeParse(read).data?.error.message ?? 'UNKNOWN')
    // The response must not show that an address has no account.
    if (/^(EMAIL_NOT_FOUND|USER_NOT_FOUND)/.test(refusal)) return null
    if (refusal) throw toApiError(refusal)
    return read
  }

  return async (kind: MailKind, { email, uid, continueUrl }: MailTo): Promise<void> => {
    const proof =
      uid === undefined
        ? {}
        : SignedIn.parse(await ask('signInWithCustomToken', { token: await customToken(uid), returnSecureToken: true }))
    await ask('sendOobCode', {
      requestType: requestType[kind],
      [kind === 'email-change' ? 'newEmail' : 'email']: email,
      continueUrl,
      canHandleCodeInApp: true,
      ...proof,
    })
  }
}

function toApiError(refusal: string): ApiError {
  if (/^(TOO_MANY_ATTEMPTS|RESET_PASSWORD_EXCEED_LIMIT|QUOTA_EXCEEDED)/.test(refusal))
    return new ApiError('rate.limited')
  if (refusal.startsWith('USER_DISABLED')) return new ApiError('identity.disabled')
  if (refusal.startsWith('EMAIL_EXISTS')) return new ApiError('identity.email-in-use')
  if (/^INVALID_(NEW_)?EMAIL/.test(refusal)) return new ApiError('identity.email-refused')
  if (refusal.startsWith('OPERATION_NOT_ALLOWED')) return new ApiError('identity.way-off')
  return new ApiError('identity.failed')
}
