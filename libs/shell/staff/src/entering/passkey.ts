import type { RouteInput } from '@s4/contract/routes'
import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Options = Record<string, unknown>

/** Makes a passkey in this browser. Rejects when the person cancels. */
export async function makePasskey(options: Options): Promise<RouteInput<'staff.enrol'>['passkey']> {
  const { startRegistration } = await import('@simplewebauthn/browser')
  // The server made these options for this function; its result is what the contract takes.
  const optionsJSON = options as unknown as PublicKeyCredentialCreationOptionsJSON
  return (await startRegistration({ optionsJSON })) as RouteInput<'staff.enrol'>['passkey']
}

/** Uses the passkey. Rejects when the person cancels. */
export async function provePasskey(options: Options): Promise<RouteInput<'staff.signIn'>['passkey']> {
  const { startAuthentication } = await import('@simplewebauthn/browser')
  // The server made these options for this function; its result is what the contract takes.
  const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON
  return (await startAuthentication({ optionsJSON })) as RouteInput<'staff.signIn'>['passkey']
}
