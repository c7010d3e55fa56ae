import { randomBytes } from 'node:crypto'
import type { Role } from '@s4/contract'
import { v7 as uuid } from 'uuid'
import type { Deps } from '@s4/api-platform/deps'
import { sessionRepository } from '@s4/api-identity/session'
import type { StandInIdentity } from './stand-ins/stand-in-identity'

/** A signed-in person in whose name specs send requests. */
export interface Person {
  uid: string
  email: string
  sessionId: string
  /** The value of the session cookie. */
  secret: string
}

export interface Account {
  uid?: string
  email?: string
  emailVerified?: boolean
}

const FAR_FUTURE = new Date('2100-01-01T00:00:00Z')
let personCount = 0

/** An account with a session that does not expire however far a spec moves the clock. */
export async function aPerson(
  { db, clock, identity }: Deps & { identity: StandInIdentity },
  role: Role,
  account: Account,
): Promise<Person> {
  personCount += 1
  const uid = account.uid ?? `person-${personCount}-${randomBytes(4).toString('hex')}`
  const email = account.email ?? `${uid}@example.co.uk`
  const emailVerified = account.emailVerified ?? true
  const now = clock.now()
  await db.query(
    `insert into account (uid, role, email, email_verified, phone, created_at)
     values ($1, $2, $3, $4, '+447700900123', $5)`,
    [uid, role, email, emailVerified, now],
  )
  identity.setAccount({ uid, email, emailVerified, recent: true })

  const secret = randomBytes(32).toString('base64url')
  const sessionId = uuid()
  await sessionRepository(db).insert({
    id: sessionId,
    secret,
    uid,
    device: 'Chrome on Linux',
    now,
    expiresAt: FAR_FUTURE,
  })
  return { uid, email, sessionId, secret }
}
