import { randomBytes } from 'node:crypto'
import { PROJECT } from '../stack/identities/auth-emulator'
import { demoSignIns } from '../stack/identities/demo'
import { companies } from './town/companies'
import { seekers } from './town/seekers'

const EXISTS = /already|existing|exists|overwrite/i

/** Gives every account a verified email identity in the Auth emulator; an existing identity stays as it is. */
export async function makeIdentities(emulatorHost: string): Promise<void> {
  const people = [
    ...Object.values(seekers).map(({ uid, email, fullname }) => ({ uid, email, name: fullname })),
    ...Object.values(companies).map(({ uid, email, managerName }) => ({ uid, email, name: managerName })),
  ]
  const users = people.map(({ uid, email, name }) => ({
    localId: uid,
    email,
    emailVerified: true,
    displayName: name,
    rawPassword: demoPassword(email),
  }))
  const response = await fetch(
    `http://${emulatorHost}/identitytoolkit.googleapis.com/v1/projects/${PROJECT}/accounts:batchCreate`,
    {
      method: 'POST',
      headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
      body: JSON.stringify({ users, allowOverwrite: false }),
      signal: AbortSignal.timeout(10_000),
    },
  )
  // The emulator's REST interface documents this response.
  const { error = [] } = (await response.json()) as { error?: { message: string }[] }
  const refused = Array.isArray(error)
    ? error.find(({ message }) => !EXISTS.test(message))
    : { message: `it answered ${response.status}` }
  if (refused) throw new Error(`The Auth emulator refused an identity: ${refused.message}`)
}

/** Only the passwords of the two demo people are printed. */
const demoPassword = (email: string) =>
  demoSignIns.find((demo) => demo.email === email)?.password ?? randomBytes(24).toString('base64url')
