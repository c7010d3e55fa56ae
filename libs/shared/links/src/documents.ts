import {
  accessibility,
  createAccount,
  forgottenPassword,
  landing,
  login,
  newPassword,
  privacy,
  questions,
  terms,
  verify,
} from './shell'

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
  [newPassword]: [],
  [login]: ['google', 'email-link', 'mailbox'],
  [createAccount]: ['google'],
}

export const documentPaths: readonly string[] = Object.keys(documents)

/** What an address must say for its document: the code in the link of a mail. Without that the app shows the page. */
const needed: Record<string, string> = { [newPassword]: 'oobCode' }

/** What the addresses of the others may say besides their path; anything else may show another page. */
const told = new Set(['next', 'role', 'signed-out'])

/** Whether the document of a page shows what an address asks for that names these things in its query. */
export function isWrittenFor(path: string, names: readonly string[]): boolean {
  const need = needed[path]
  if (path === landing) return true
  return documentPaths.includes(path) && (need ? names.includes(need) : names.every((name) => told.has(name)))
}

/** An address for which the document of a page is written. */
export const writtenAddress = (path: string): string => (needed[path] ? `${path}?${needed[path]}=written` : path)

/** Every choice of ways for which the document of a page is written. */
export const waysFor = (path: string): string[][] =>
  (documents[path] ?? []).reduce<string[][]>(
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

/** The file of a page's document in the built site; null for a page without one. */
export function documentFile(path: string, ways: readonly string[]): string | null {
  if (path === landing) return 'index.html'
  const shown = documents[path]?.filter((way) => ways.includes(way))
  return shown ? `.documents/${[path.slice(1), ...shown].join('.')}.html` : null
}
