import { keyId, type SigningKeys } from '@s4/api-platform/settings'
import type { KeysInUse } from './signing-key-repository'

const ONE_DAY_MS = 24 * 60 * 60_000
const KIOSK_DAYS = 30

interface Keys {
  sessionKeys: SigningKeys
  codeKeys: SigningKeys
}

/** Which keys sign and which are accepted, by their ids, and whether those before may go. */
export const keysText = ({ sessionKeys, codeKeys }: Keys, inUse: KeysInUse, now: Date): string =>
  [
    ...keyLines('S4_SESSION_KEY', sessionKeys, inUse.sessionSince),
    ...(sessionKeys.length > 1 ? [sessionAdvice(inUse, now)] : []),
    ...keyLines('S4_CODE_KEY', codeKeys, inUse.codeSince),
    ...(codeKeys.length > 1 ? [codeAdvice(inUse, now)] : []),
    '',
  ].join('\n')

const keyLines = (name: string, [signing, ...others]: SigningKeys, since: string | null) => [
  `${name}: ${keyId(signing)} signs ${since ? `since ${since}` : 'from the next start of a server'}.`,
  ...others.map((key) => `${name}: ${keyId(key)} is accepted.`),
]

function sessionAdvice({ sessionSince, sessionsBefore }: KeysInUse, now: Date): string {
  // A picture's address is signed for half a day, a code by email or text for ten minutes.
  const isFresh = sessionSince === null || now.getTime() < Date.parse(sessionSince) + ONE_DAY_MS
  if (isFresh || sessionsBefore > 0)
    return `Keep S4_OTHER_SESSION_KEYS: ${sessionsBefore} sessions are from before, and it takes a day at least.`
  return 'Nothing signed by an earlier key is left: S4_OTHER_SESSION_KEYS may go.'
}

function codeAdvice({ codeSince, sites }: KeysInUse, now: Date): string {
  if (codeSince === null || now.getTime() < Date.parse(codeSince) + KIOSK_DAYS * ONE_DAY_MS)
    return `Keep S4_OTHER_CODE_KEYS: a kiosk that is on goes on for ${KIOSK_DAYS} days.`
  return (
    `S4_OTHER_CODE_KEYS may go once each of the ${sites} sites has printed its codes again: ` +
    'nothing tells what hangs on a wall.'
  )
}
