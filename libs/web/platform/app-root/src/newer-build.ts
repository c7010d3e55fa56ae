import { createPath, type createBrowserRouter, type RouteObject } from 'react-router-dom'

/** A document as young is of the newest build: opening it again would not help. */
const YOUNG_MS = 10_000

/** Whether the server has another build than a page with these scripts, whose further scripts are gone then. */
export async function isReplaced(own: readonly string[]): Promise<boolean> {
  if (own.length === 0 || performance.now() < YOUNG_MS) return false
  const newest = await fetch('/index.html', { cache: 'no-store' }).catch(() => null)
  if (!newest?.ok) return false
  const page = await newest.text()
  return !own.every((script) => page.includes(script))
}

/** Screens whose script cannot be loaded are passed to `give`, which may open them otherwise. */
export function withScriptsOr(routes: RouteObject[], give: (failure: unknown) => Promise<never>): RouteObject[] {
  for (const { lazy, children } of routes) {
    if (typeof lazy === 'object' && lazy.Component) {
      const load = lazy.Component
      lazy.Component = () => load().catch(give)
    }
    if (children) withScriptsOr(children, give)
  }
  return routes
}

/** How browsers say that a script is not there. */
const isOfScript = (failure: unknown) => failure instanceof TypeError && /module/i.test(failure.message)

/**
 * Opens the newer build where a screen or a part of one needs a script of this page's build that the server has no
 * more. Loaded soon after the start, because later it may be gone itself.
 */
export function watchBuild(router: ReturnType<typeof createBrowserRouter>): void {
  const own = [...document.querySelectorAll('script[src^="/assets/"]')].map(
    (script) => script.getAttribute('src') ?? '',
  )
  const openNewer = async (failure: unknown): Promise<never> => {
    if (!isOfScript(failure) || !(await isReplaced(own))) throw failure
    const { navigation, location: here } = router.state
    location.assign(createPath(navigation.location ?? here))
    return new Promise(() => undefined)
  }
  withScriptsOr(router.routes, openNewer)
  window.addEventListener('error', ({ error }) => void openNewer(error).catch(() => undefined))
}
