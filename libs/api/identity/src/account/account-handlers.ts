import { parsePhone } from '@s4/domain/phone'
import { Problem } from '@s4/contract/problem'
import type { Role } from '@s4/contract'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import { audit } from '@s4/api-platform/notices'
import type { Deps } from '@s4/api-platform/deps'
import type { Identified } from '@s4/api-platform/outside-services'
import { implement, limit } from '@s4/api-platform/http'
import { accountOf } from './account-of'
import { unmarkHalfMadeAccount } from '../half-made-accounts/unmark-half-made-account'

export const accountHandlers = (deps: Deps) => {
  const { db, clock, identity } = deps

  return [
    implement('user.create', async ({ input, actor, request }) => {
      await limit(deps, request, 'sign-up', actor.uid)
      const phone = parsePhone(input.phone)
      if (!phone.ok) throw new Problem('input.invalid', { fields: { phone: phone.message } })

      const known = await identity.lookup(actor.uid)
      return db.transaction(async (tx) => {
        await unmarkHalfMadeAccount(tx, identity, actor.uid, known)
        const isNew = await insertAccount(tx, actor, { ...input, phone: phone.value }, clock.now())
        const account = await accountOf(tx, actor.uid)
        // The same sign-up arriving twice is one sign-up; another role is another matter.
        if (!isNew && account.role !== input.role) throw new Problem('account.exists')
        return account
      })
    }),

    implement('user.show', ({ actor }) => accountOf(db, actor.uid)),
  ]
}

/** False when this identity has its account already. */
async function insertAccount(
  tx: Db,
  { uid, email, emailVerified }: Identified,
  { role, phone, terms }: { role: Role; phone: string; terms?: string | undefined },
  now: Date,
): Promise<boolean> {
  const made = await tx.query(
    `insert into account (uid, role, email, email_verified, phone, created_at, terms_version, terms_accepted_at) values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (uid) do nothing returning uid`,
    [uid, role, email, emailVerified, phone, now, terms ?? null, terms ? now : null],
  )
  if (made.length === 0) return false
  if (role === 'Job Seeker') {
    await tx.query('insert into seeker (id, uid, phone, created_at, updated_at) values ($1, $2, $3, $4, $4)', [
      uuid(),
      uid,
      phone,
      now,
    ])
  }
  await audit(tx, { at: now, actor: null, action: 'account.created', subject: { kind: 'account', id: uid } })
  return true
}
