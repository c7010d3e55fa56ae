import { appOf } from '@s4/auth-session'
import type { Role } from '@s4/contract'
import { useSignInSettings } from './sign-in-queries'

/** Fetches ahead, when the browser is idle, what somebody sees first in their own app; both apps' while the role is not known. */
export function FirstScreenAhead({ role }: { role: Role | null }) {
  const { seeker, company } = useSignInSettings().firstScreens
  const scripts = role === null ? [...seeker, ...company] : { seeker, company }[appOf(role)]
  return scripts.map((href) => <link key={href} rel="prefetch" as="script" href={href} />)
}

/** Whose app an address of ours is in; null for the shell's own, or none. */
export function roleOfNext(next: string | null): Role | null {
  const [, app] = /^https?:\/\/(seeker|company)\./.exec(next ?? '') ?? []
  if (!app) return null
  return app === 'seeker' ? 'Job Seeker' : 'Company'
}
