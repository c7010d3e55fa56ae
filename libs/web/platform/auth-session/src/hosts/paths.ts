import { companyLinks, shellLinks } from '@s4/links'
import type { App } from './hosts'

type Links = Record<string, string | ((id: string) => string)>

const firstParts = (links: Links): ReadonlySet<string> =>
  new Set(Object.values(links).map((link) => pathParts(typeof link === 'string' ? link : link(''))[0] ?? ''))

const pathParts = (path: string) => path.replace(/^\/+/, '').split('/')

// Every app has an account page.
const { account: _everywhere, ...ofShell } = shellLinks
const shell = firstParts(ofShell)
const company = firstParts(companyLinks)

/** The app a path belongs to (docs/product.md#navigation); null when that is no app or more than one. */
export function appForPath(path: string): App | null {
  const [first = ''] = pathParts(path)
  if (shell.has(first)) return 'shell'
  if (company.has(first)) return 'company'
  return /^(User|edit)-/.test(first) ? 'seeker' : null
}
