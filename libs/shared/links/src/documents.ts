import { accessibility, createAccount, forgottenPassword, landing, login, privacy, terms } from './shell'

/**
 * The public pages that the build writes out as documents, and what each shows only where there is that: ways of
 * signing in besides email and password, and the mailbox of a development server.
 */
const documents: Record<string, readonly string[]> = {
  [landing]: [],
  [terms]: [],
  [privacy]: [],
  [accessibility]: [],
  [forgottenPassword]: [],
  [login]: ['google', 'email-link', 'mailbox'],
  [createAccount]: ['google'],
}

export const documentPaths: readonly string[] = Object.keys(documents)

/** Every choice of ways for which the document of a page is written. */
export const waysFor = (path: string): string[][] =>
  (documents[path] ?? []).reduce<string[][]>(
    (choices, way) => [...choices, ...choices.map((choice) => [...choice, way])],
    [[]],
  )

/** The file of a page's document in the built site; null for a page without one. */
export function documentFile(path: string, ways: readonly string[]): string | null {
  if (path === landing) return 'index.html'
  const shown = documents[path]?.filter((way) => ways.includes(way))
  return shown ? `.documents/${[path.slice(1), ...shown].join('.')}.html` : null
}
