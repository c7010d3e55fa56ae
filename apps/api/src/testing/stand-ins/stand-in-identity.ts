import { ApiError } from '@s4/contract/api-error'
import type { Identified, Identity, ProviderAccount } from '@s4/api-platform/outside-services'

export interface StandInIdentity extends Identity {
  /** Adds or replaces an account, whose ID token is `token-of-<uid>`. */
  setAccount(identified: Omit<Identified, 'provedAt'>): void
  disable(uid: string): void
  /** Makes the account older than a few minutes. */
  makeOld(uid: string): void
  /** Invalidates sign-ins before the given instant, as a new password does. */
  changePassword(uid: string, at: Date): void
  /** The mails passed to `sendMail`, oldest first. */
  mails: { kind: string; email: string; continueUrl: string }[]
}

/** An identity provider in memory. */
export function standInIdentity(): StandInIdentity {
  const accounts = new Map<string, Identified & ProviderAccount>()

  const change = (uid: string, changed: Partial<ProviderAccount>) => {
    const account = accounts.get(uid)
    if (account) accounts.set(uid, { ...account, ...changed })
  }

  const mails: StandInIdentity['mails'] = []

  return {
    mails,
    setAccount: (identified) =>
      void accounts.set(identified.uid, {
        ...identified,
        provedAt: new Date(),
        disabled: false,
        validSince: new Date(0),
        isNew: true,
        markedBy: null,
      }),
    disable: (uid) => change(uid, { disabled: true }),
    makeOld: (uid) => change(uid, { isNew: false }),
    changePassword: (uid, at) => change(uid, { validSince: at }),
    async verify(idToken) {
      const account = accounts.get(idToken.replace(/^token-of-/, ''))
      if (!account || !idToken.startsWith('token-of-')) throw new ApiError('identity.invalid')
      if (account.disabled) throw new ApiError('identity.disabled')
      return { ...account, provedAt: new Date() }
    },
    lookup: async (uid) => accounts.get(uid) ?? null,
    lookupAll: async (uids) => uids.flatMap((uid) => accounts.get(uid) ?? []),
    lookupByEmail: async (email) => [...accounts.values()].find((account) => account.email === email) ?? null,
    chatToken: async ({ uid, sessionId }) => `chat-token-of-${uid}-in-${sessionId}`,
    remove: async (uid) => void accounts.delete(uid),
    revoke: async (uid) => change(uid, { validSince: new Date(8.64e15) }),
    mark: async (uid, installation) => change(uid, { markedBy: installation }),
    unmark: async (uid) => change(uid, { markedBy: null }),
    async sendMail(kind, { email, continueUrl }) {
      mails.push({ kind, email, continueUrl })
    },
    ready: async () => true,
    close: async () => undefined,
  }
}
