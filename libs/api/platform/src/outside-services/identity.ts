import { ApiError } from '@s4/contract/api-error'
import { deleteApp, initializeApp } from 'firebase-admin/app'
import { getAuth, type DecodedIdToken, type UserRecord } from 'firebase-admin/auth'
import { answering } from './answering'
import { mailFrom, type MailKind } from './identity-mail'
import type { Settings } from '../settings/settings'

export interface Identified {
  uid: string
  email: string
  emailVerified: boolean
  /** Whether the person proved who they are within the last 5 minutes, by the provider's own clock. A refreshed token or one of ours does not count. */
  recent: boolean
  /** When that was. */
  provedAt: Date
}

export interface ProviderAccount {
  uid: string
  email: string
  emailVerified: boolean
  disabled: boolean
  /** Sign-ins from before are void: the password was changed since, or every device was signed out. */
  validSince: Date
  /** Made within the last 10 minutes, by the provider's own clock. */
  isNew: boolean
  /** The installation that marked it as half made. */
  markedBy: string | null
}

/** What the API asks of the identity provider. */
export interface Identity {
  /** Throws `identity.invalid`, `identity.disabled` or `identity.unavailable`. */
  verify(idToken: string): Promise<Identified>
  /** The account as the provider has it now; null when it is gone. Throws `identity.unavailable`. */
  lookup(uid: string): Promise<ProviderAccount | null>
  /** Up to a hundred at once; those that are gone are left out. */
  lookupAll(uids: readonly string[]): Promise<ProviderAccount[]>
  lookupByEmail(email: string): Promise<ProviderAccount | null>
  /** For the chat alone: it names the person and the session, and is nobody's own identity, whose password it could change. */
  chatToken(person: { uid: string; sessionId: string }): Promise<string>
  remove(uid: string): Promise<void>
  /** Ends every refresh token of the person. */
  revoke(uid: string): Promise<void>
  /** Has the provider send a mail. An address without an account gets none, and nobody is told. */
  sendMail(kind: MailKind, to: { email: string; uid?: string; continueUrl: string }): Promise<void>
  /** Notes at the provider which installation takes it for half made. */
  mark(uid: string, installation: string): Promise<void>
  unmark(uid: string): Promise<void>
  /** Whether the provider answers, with the credentials we have. */
  ready(): Promise<boolean>
  close(): Promise<void>
}

const errorCode = (error: unknown) => (error instanceof Error && 'code' in error ? String(error.code) : '')

function toApiError(error: unknown): ApiError {
  const code = errorCode(error)
  if (code === 'auth/user-disabled') return new ApiError('identity.disabled')
  // `app/`: the network, or credentials of ours that the provider does not take; not the caller's fault.
  if (code === 'auth/internal-error' || code.startsWith('app/') || code === 'auth/network-request-failed' || !code) {
    return new ApiError('identity.unavailable')
  }
  return new ApiError('identity.invalid')
}

const FIVE_MINUTES = 5 * 60
const TEN_MINUTES = 10 * 60_000
/** The custom claim that holds the mark. */
const MARK = 'halfMadeAt'

// The provider stamps tokens with its own clock, so S4's movable one has no say here.
const isRecent = ({ auth_time: provenAt }: DecodedIdToken) => Date.now() / 1000 - provenAt <= FIVE_MINUTES

/** What the token says it is signed with; the provider's are RS256, an emulator's are not signed at all. */
function isSigned(idToken: string): boolean {
  try {
    return JSON.parse(Buffer.from(idToken.split('.')[0] ?? '', 'base64url').toString()).alg === 'RS256'
  } catch {
    return false
  }
}

/** The provider's name for a person as a reader of the chat. */
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
  markedBy: customClaims?.[MARK] ?? null,
})

async function found(asked: Promise<UserRecord>): Promise<ProviderAccount | null> {
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

  const writeMark = async (uid: string, mark: Record<string, string>) => {
    try {
      const { [MARK]: _before, ...others } = (await auth.getUser(uid)).customClaims ?? {}
      await auth.setCustomUserClaims(uid, { ...others, ...mark })
    } catch (error) {
      throw toApiError(error)
    }
  }

  return {
    async verify(idToken) {
      // The library takes unsigned tokens as soon as it finds an emulator in the environment.
      if (mode === 'production' && !isSigned(idToken)) throw new ApiError('identity.invalid')
      try {
        const token = await auth.verifyIdToken(idToken, true)
        // Made from a token of ours: it proves a session, which may be over by now.
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
    lookup: (uid) => found(auth.getUser(uid)),
    lookupByEmail: (email) => found(auth.getUserByEmail(email)),
    async lookupAll(uids) {
      const { users } = await auth.getUsers(uids.map((uid) => ({ uid }))).catch((error: unknown) => {
        throw toApiError(error)
      })
      return users.map(toAccount)
    },
    chatToken: ({ uid, sessionId }) => auth.createCustomToken(chatUid(uid), { person: uid, session: sessionId }),
    async remove(uid) {
      for (const each of [chatUid(uid), uid]) {
        await auth.deleteUser(each).catch((error: unknown) => {
          if (errorCode(error) !== 'auth/user-not-found') throw toApiError(error)
        })
      }
    },
    revoke: (uid) => auth.revokeRefreshTokens(uid),
    sendMail: mailFrom(firebase, (uid) => auth.createCustomToken(uid)),
    mark: (uid, installation) => writeMark(uid, { [MARK]: installation }),
    unmark: (uid) => writeMark(uid, {}),
    ready: answering(() => auth.listUsers(1)).now,
    close: () => deleteApp(app),
  }
}
