import type { NewPasskey, PasskeyProof } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type RegistrationResponseJSON,
} from '@simplewebauthn/server'
import type { z } from 'zod'
import { appOrigin, type Settings } from '@s4/api-platform/settings'

export interface Passkey {
  credentialId: string
  publicKey: Uint8Array<ArrayBuffer>
  counter: number
  transports: string[]
}

type Transports = NonNullable<RegistrationResponseJSON['response']['transports']>

/** The browser has filled these itself; an unknown way of reaching the passkey is only a hint to it. */
const asTransports = (names: readonly string[]) => names as Transports

/** A passkey counts only when its holder was verified, by a PIN, a finger or a face. */
const userVerification = 'required'

export const registrationOptions = (settings: Settings, { email, name }: { email: string; name: string }) =>
  generateRegistrationOptions({
    rpName: 'S4 staff',
    rpID: settings.baseDomain,
    userName: email,
    userDisplayName: name,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'discouraged', userVerification },
  })

export const signInOptions = (settings: Settings, { credentialId, transports }: Passkey) =>
  generateAuthenticationOptions({
    rpID: settings.baseDomain,
    allowCredentials: [{ id: credentialId, transports: asTransports(transports) }],
    userVerification,
  })

const expected = (settings: Settings, challenge: string) => ({
  expectedChallenge: challenge,
  expectedOrigin: appOrigin(settings, settings.baseDomain),
  expectedRPID: settings.baseDomain,
  requireUserVerification: true,
})

/** Throws `staff.passkey-refused`. */
export async function verifyNewPasskey(
  settings: Settings,
  challenge: string,
  passkey: z.infer<typeof NewPasskey>,
): Promise<Passkey> {
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    // The contract's shape is that of the browser's response.
    response: passkey as RegistrationResponseJSON,
    ...expected(settings, challenge),
  }).catch(refuse)
  if (!verified) return refuse()
  const { id, publicKey, counter, transports } = registrationInfo.credential
  return { credentialId: id, publicKey, counter, transports: transports ?? [] }
}

/** Returns the new count of uses. Throws `staff.passkey-refused`. */
export async function verifyProof(
  settings: Settings,
  { challenge, known }: { challenge: string; known: Passkey },
  proof: z.infer<typeof PasskeyProof>,
): Promise<number> {
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    // The contract's shape is that of the browser's response.
    response: proof as AuthenticationResponseJSON,
    ...expected(settings, challenge),
    credential: {
      id: known.credentialId,
      publicKey: known.publicKey,
      counter: known.counter,
      transports: asTransports(known.transports),
    },
  }).catch(refuse)
  return verified ? authenticationInfo.newCounter : refuse()
}

function refuse(): never {
  throw new ApiError('staff.passkey-refused')
}
