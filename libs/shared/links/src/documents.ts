import {
  accessibility,
  clientView,
  createAccount,
  forgottenPassword,
  invitation,
  landing,
  login,
  newPassword,
  privacy,
  questions,
  reference,
  staffEnrolment,
  staffSignIn,
  terms,
  verify,
  verifyEmail,
  workerInvitation,
} from './shell'

/** In the query of an address from a mail: the provider's code. */
const CODE = 'oobCode'
const withCode = (path: string) => `${path}?${CODE}`

/**
 * The public pages that the build writes out as documents, and what each shows only where there is that: ways of
 * signing in besides email and password, and the mailbox of a development server.
 */
const documents: Record<string, readonly string[]> = {
  [landing]: [],
  [terms]: [],
  [privacy]: [],
  [accessibility]: [],
  [questions]: [],
  [verify]: [],
  [forgottenPassword]: [],
  [withCode(newPassword)]: [],
  [verifyEmail]: [],
  [withCode(verifyEmail)]: [],
  [reference]: [],
  [invitation]: [],
  [workerInvitation]: [],
  [clientView]: [],
  [staffSignIn]: [],
  [staffEnrolment]: [],
  [login]: ['google', 'email-link', 'mailbox'],
  [createAccount]: ['google'],
}

/** A path, with `?oobCode` after it where that is the document of an address with a code. */
export const documentPaths: readonly string[] = Object.keys(documents)

/** What an address may say besides its path and a code; anything else may show another page. */
const told = new Set(['next', 'role', 'signed-out'])

/** They show somebody signed in something else. */
const signedOutOnly: ReadonlySet<string> = new Set([verifyEmail])

interface Asked {
  path: string
  /** What the query of the address names. */
  names: readonly string[]
  isSignedIn: boolean
}

/** The document that shows what an address asks for, as `documentPaths` has it; null where the app must. */
export function documentOf({ path, names, isSignedIn }: Asked): string | null {
  if (path === landing) return path
  const coded = withCode(path)
  if (names.includes(CODE)) return coded in documents ? coded : null
  if (isSignedIn && signedOutOnly.has(path)) return null
  return path in documents && names.every((name) => told.has(name)) ? path : null
}

/** An address for which a document is written. */
export const writtenAddress = (document: string): string => (document.endsWith(CODE) ? `${document}=written` : document)

/** Every choice of ways for which a document is written. */
export const waysFor = (document: string): string[][] =>
  (documents[document] ?? []).reduce<string[][]>(
    (choices, way) => [...choices, ...choices.map((choice) => [...choice, way])],
    [[]],
  )

/** Stands in the documents of failures for what happened. */
export const WHAT_HAPPENED = '[what happened]'

const MISSING = '/missing'
const FAILED = '/failed'

/** The pages of failures, which no address shows by itself, with the files of their documents in the built shell. */
export const failureFiles: Record<string, string> = {
  [MISSING]: '.documents/missing.html',
  [FAILED]: '.documents/failed.html',
}

export const failureFile = (status: number): string => failureFiles[status === 404 ? MISSING : FAILED] ?? ''

/** The file of a document in the built site. */
export function documentFile(document: string, ways: readonly string[]): string {
  if (document === landing) return 'index.html'
  const shown = (documents[document] ?? []).filter((way) => ways.includes(way))
  return `.documents/${[document.slice(1).replace('?', '.'), ...shown].join('.')}.html`
}
