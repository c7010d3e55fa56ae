import { ApiError } from '@s4/contract/api-error'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth'
import { breaker } from './breaker'
import { trackReachability } from './reachability'
import { createMailSender, type MailKind } from './identity-mail'
import type { Settings } from '../settings/settings'

export interface Identified {
  uid: string
  email: string
  emailVerified: boolean
  /**
   * True when the person signed in within the last 5 minutes by the provider's clock; refreshing a token does not
   * count.
   */
  recent: boolean
  /** When the person last signed in. */
  provedAt: Date
}

export interface ProviderAccount {
  uid: string
  email: string
  emailVerified: boolean
  disabled: boolean
  /** Earlier sign-ins are void, because the password changed or all devices were signed out. */
  validSince: Date
  /** Created within the last 10 minutes by the provider's clock. */
  isNew: boolean
  /** The installation that marked it as half made. */
  markedBy: string | null
}

export interface Identity {
  /** Throws `identity.invalid`, `identity.disabled` or `identity.unavailable`. */
  verify(idToken: string): Promise<Identified>
  /** The provider's account; null when it does not exist. Throws `identity.unavailable`. */
  lookup(uid: string): Promise<ProviderAccount | null>
  /** Up to 100 accounts; missing ones are left out. */
  lookupAll(uids: readonly string[]): Promise<ProviderAccount[]>
  lookupByEmail(email: string): Promise<ProviderAccount | null>
  /** A token for the chat only. Its identity differs from the person's own, so that it cannot change their password. */
  chatToken(person: { uid: string; sessionId: string }): Promise<string>
  remove(uid: string): Promise<void>
  /** Ends every refresh token of the person. */
  revoke(uid: string): Promise<void>
  /** Lets the provider send a mail. An address without an account gets none, without an error. */
  sendMail(kind: MailKind, to: { email: string; uid?: string; continueUrl: string }): Promise<void>
  /** Stores at the provider which installation marked the account as half made. */
  mark(uid: string, installation: string): Promise<void>
  unmark(uid: string): Promise<void>
  /** Whether the provider responds and accepts our credentials. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error
  const code = errorCode(error)
  if (code === 'auth/user-disabled') return new ApiError('identity.disabled')
  // `app/` errors are network failures or refused credentials of ours, not the caller's fault.
  if (code === 'auth/internal-error' || code.startsWith('app/') || code === 'auth/network-request-failed' || !code) {
    return new ApiError('identity.unavailable')
  }
  return new ApiError('identity.invalid')
}

const TIMEOUT_MS = 8000
const FIVE_MINUTES = 5 * 60
const TEN_MINUTES = 10 * 60_000
/** The custom claim that holds the mark. */
const MARK_CLAIM = 'halfMadeAt'

// Compared with the machine's clock, because the provider sets token times.
const isRecent = ({ auth_time: provenAt }: DecodedIdToken) => Date.now() / 1000 - provenAt <= FIVE_MINUTES

/** Tokens of the provider are signed with RS256; tokens of an emulator are not signed. */
function isSigned(idToken: string): boolean {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString()).alg === 'RS256'
  } catch {
    return false
  }
}

/** The provider's uid of a person's chat identity. */
const chatUid = (uid: string) => `chat:${uid}`

const toAccount = ({
  uid,
  email = '',
  emailVerified,
  disabled,
  tokensValidAfterTime,
  metadata,
  customClaims,
}: UserRecord): ProviderAccount => ({
  uid,
  email,
  emailVerified,
  disabled,
  validSince: new Date(tokensValidAfterTime ?? 0),
  isNew: Date.now() - Date.parse(metadata.creationTime) <= TEN_MINUTES,
  markedBy: customClaims?.[MARK_CLAIM] ?? null,
})

async function toAccountOrNull(asked: Promise<UserRecord>): Promise<ProviderAccount | null> {
  try {
    return toAccount(await asked)
  } catch (error) {
    if (errorCode(error) === 'auth/user-not-found') return null
    throw toApiError(error)
  }
}

export function firebaseIdentity({ firebase, mode }: Pick<Settings, 'firebase' | 'mode'>): Identity {
  const app = initializeApp({ projectId: firebase.projectId }, `identity-${firebase.projectId}-${Math.random()}`)
  const auth = getAuth(app)

  const guarded = breaker({
    service: 'identity',
    timeoutMs: TIMEOUT_MS,
    refusal: () => new ApiError('identity.unavailable'),
    isAway: (error) => toApiError(error).code === 'identity.unavailable',
  })

  const writeMark = async (uid: string, mark: Record<string, string>) => {
    try {
      const { [MARK_CLAIM]: _before, ...others } = (await guarded(() => auth.getUser(uid))).customClaims ?? {}
      await guarded(() => auth.setCustomUserClaims(uid, { ...others, ...mark }))
    } catch (error) {
      throw toApiError(error)
    }
  }

  return {
    async verify(idToken) {
      // The library accepts unsigned tokens when the environment names an emulator.
      if (mode === 'production' && !isSigned(idToken)) throw new ApiError('identity.invalid')
      try {
        const token = await guarded(() => auth.verifyIdToken(idToken, true))
        // A token from one of our custom tokens only proves an earlier session.
        if (token.firebase.sign_in_provider === 'custom') throw new ApiError('identity.invalid')
        return {
          uid: token.uid,
          email: token.email ?? '',
          emailVerified: token.email_verified ?? false,
          recent: isRecent(token),
          provedAt: new Date(token.auth_time * 1000),
        }
      } catch (error) {
        throw toApiError(error)
      }
    },
    lookup: (uid) => toAccountOrNull(guarded(() => auth.getUser(uid))),
    lookupByEmail: (email) => toAccountOrNull(guarded(() => auth.getUserByEmail(email))),
    async lookupAll(uids) {
      const { users } = await guarded(() => auth.getUsers(uids.map((uid) => ({ uid })))).catch((error: unknown) => {
        throw toApiError(error)
      })
      return users.map(toAccount)
    },
    chatToken: ({ uid, sessionId }) => auth.createCustomToken(chatUid(uid), { person: uid, session: sessionId }),
    async remove(uid) {
      for (const each of [chatUid(uid), uid]) {
        await guarded(() => auth.deleteUser(each)).catch((error: unknown) => {
          if (errorCode(error) !== 'auth/user-not-found') throw toApiError(error)
        })
      }
    },
    revoke: (uid) => guarded(() => auth.revokeRefreshTokens(uid)),
    sendMail: createMailSender(firebase, (uid) => auth.createCustomToken(uid)),
    mark: (uid, installation) => writeMark(uid, { [MARK_CLAIM]: installation }),
    unmark: (uid) => writeMark(uid, {}),
    ready: trackReachability(() => auth.listUsers(1)).now,
    close: () => deleteApp(app),
  }
}
