import { appForRole } from '@s4/auth-session'
import type { Role } from '@s4/contract'
import { useSignInSettings } from './sign-in-queries'

/** Prefetches the first screen of the person's app, or of both apps while the role is unknown. */
export function FirstScreenAhead({ role }: { role: Role | null }) {
  const { seeker, company } = useSignInSettings().firstScreens
  const scripts = role === null ? [...seeker, ...company] : { seeker, company }[appForRole(role)]
  return scripts.map((href) => <link key={href} rel="prefetch" as="script" href={href} />)
}

/** The role whose app a URL belongs to; null for the shell. */
export function roleForUrl(next: string | null): Role | null {
  const [, app] = /^https?:\/\/(seeker|company)\./.exec(next ?? '') ?? []
  if (!app) return null
  return app === 'seeker' ? 'Job Seeker' : 'Company'
}
