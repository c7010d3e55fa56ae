import { companyLinks, seekerLinks, shellLinks } from '@s4/links'
import type { Role } from '@s4/contract'

export type App = 'shell' | 'seeker' | 'company'

const hostPrefix: Record<App, string> = { shell: '', seeker: 'seeker.', company: 'company.' }
const homePath: Record<Role, string> = { 'Job Seeker': seekerLinks.jobs, Company: companyLinks.jobs }

/** docs/product.md#roles: any role but `Job Seeker` is a company. */
export const appForRole = (role: Role): 'seeker' | 'company' => (role === 'Job Seeker' ? 'seeker' : 'company')

const baseHost = () => location.host.replace(/^(seeker|company)\./, '')

/** Absolute address of a path in one of the three apps. */
export const appUrl = (app: App, path: string): string => `${location.protocol}//${hostPrefix[app]}${baseHost()}${path}`

/** The first screen of a role's own app. */
export const homeUrl = (role: Role): string => appUrl(appForRole(role), homePath[role])

/** The login page, with the address to return to. */
export const loginUrl = (next: string = location.href): string =>
  appUrl('shell', `${shellLinks.login}?next=${encodeURIComponent(next)}`)

/** The URL when it is on one of our own hosts, else null (no open redirect). */
export function safeNext(next: string | null): string | null {
  if (!next || !URL.canParse(next, location.origin)) return null
  const url = new URL(next, location.origin)
  const own = Object.values(hostPrefix).map((prefix) => `${prefix}${baseHost()}`)
  return url.protocol === location.protocol && own.includes(url.host) && !url.username && !url.password
    ? url.href
    : null
}

/** In milliseconds: asked for twice within, a page is being opened already. */
const AT_ONCE_MS = 1000
let opened = { url: '', at: Number.NEGATIVE_INFINITY }

/**
 * Loads another app's page as a new document. Two parts of a page may lead to the same place, such as home after
 * signing in: the second would end the request of the first, whose page the server has begun to write.
 */
export function openUrl(url: string): void {
  const at = performance.now()
  if (url === opened.url && at - opened.at < AT_ONCE_MS) return
  opened = { url, at }
  location.assign(url)
}
