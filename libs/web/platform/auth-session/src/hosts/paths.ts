import { companyLinks, shellLinks } from '@s4/links'
import type { App } from './hosts'

type Links = Record<string, string | ((id: string) => string)>

const firstParts = (links: Links): ReadonlySet<string> =>
  new Set(Object.values(links).map((link) => partsOf(typeof link === 'string' ? link : link(''))[0] ?? ''))

const partsOf = (path: string) => path.replace(/^\/+/, '').split('/')

// Every app has an account page.
const { account: _everywhere, ...ofShell } = shellLinks
const shell = firstParts(ofShell)
const company = firstParts(companyLinks)

/** The app a path belongs to (docs/product.md#navigation); null when that is no app or more than one. */
export function appOfPath(path: string): App | null {
  const [first = ''] = partsOf(path)
  if (shell.has(first)) return 'shell'
  if (company.has(first)) return 'company'
  return /^(User|edit)-/.test(first) ? 'seeker' : null
}
