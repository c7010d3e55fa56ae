import { appForRole } from '@s4/auth-session'
import type { Role } from '@s4/contract'
import { useEffect, useState } from 'react'
import { useSignInSettings } from './sign-in-queries'

/**
 * Prefetches the first screen of the person's app, or of both apps while the role is unknown: once the page is loaded
 * and the browser idle, or with the first touch of a field. Not where data is saved or the network is slow.
 */
export function FirstScreenAhead({ role }: { role: Role | null }) {
  const { seeker, company } = useSignInSettings().firstScreens
  if (!useIsQuiet() || savesData()) return null
  const scripts = role === null ? [...seeker, ...company] : { seeker, company }[appForRole(role)]
  return scripts.map((href) => <link key={href} rel="prefetch" as="script" href={href} />)
}

/** The role whose app a URL belongs to; null for the shell. */
export function roleForUrl(next: string | null): Role | null {
  const [, app] = /^https?:\/\/(seeker|company)\./.exec(next ?? '') ?? []
  if (!app) return null
  return app === 'seeker' ? 'Job Seeker' : 'Company'
}

/** Whether the page has nothing more to load, or somebody begins with its form. */
function useIsQuiet(): boolean {
  const [isQuiet, setQuiet] = useState(false)
  useEffect(() => {
    const controller = new AbortController()
    const { signal } = controller
    const end = () => setQuiet(true)
    const afterLoad = () => {
      // Safari has no idle callbacks.
      if (!('requestIdleCallback' in window)) return end()
      const waiting = requestIdleCallback(end)
      signal.addEventListener('abort', () => cancelIdleCallback(waiting))
    }
    document.addEventListener('focusin', end, { once: true, signal })
    if (document.readyState === 'complete') afterLoad()
    else window.addEventListener('load', afterLoad, { once: true, signal })
    return () => controller.abort()
  }, [])
  return isQuiet
}

/** Of the Network Information API, which Safari and Firefox lack. */
interface Connection {
  saveData?: boolean
  effectiveType?: string
}

function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection }
  return connection?.saveData === true || connection?.effectiveType?.endsWith('2g') === true
}
