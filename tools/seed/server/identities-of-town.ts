import { ApiError } from '@s4/contract/api-error'
import type { Identity } from '@s4/api-platform/outside-services'
import { companies } from '../town/companies'
import { seekers } from '../town/seekers'

const people = new Map(
  [...Object.values(seekers), ...Object.values(companies)].map(({ uid, email }) => [uid, { uid, email }]),
)

const never = () => Promise.reject(new Error('nobody in the town asks this of the identity provider'))

/** Stands in for the identity provider: a uid is its own token. */
export const identitiesOfTown = (): Identity => {
  const account = (uid: string) => {
    const person = people.get(uid)
    return person
      ? { ...person, emailVerified: true, disabled: false, validSince: new Date(0), isNew: false, markedBy: null }
      : null
  }
  return {
    async verify(uid) {
      const known = account(uid)
      if (!known) throw new ApiError('identity.invalid')
      return { ...known, recent: true, provedAt: new Date() }
    },
    lookup: async (uid) => account(uid),
    lookupAll: async (uids) => uids.flatMap((uid) => account(uid) ?? []),
    lookupByEmail: never,
    chatToken: never,
    remove: never,
    revoke: never,
    mark: never,
    unmark: async () => undefined,
    sendMail: never,
    ready: async () => true,
    close: async () => undefined,
  }
}
