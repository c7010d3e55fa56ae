import { preloadedResponses, createApi, createQueryClient, readWrittenQueries } from '@s4/api-client'
import { createSession, type Session } from '@s4/auth-session'
import type { PageReport } from '@s4/contract'
import type { RouteTable } from '@s4/contract/route-table'
import { prepareTimes } from '@s4/domain/shift-text'
import { APP_MISSING_EVENT } from '@s4/theme'
import { createRefusals } from '@s4/ui'
import { isWritten } from '@s4/ui/written'
import { startTransition, type ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, matchRoutes, RouterProvider, type RouteObject } from 'react-router-dom'
import { AppTree } from './app-tree'
import { onCaughtError } from './caught-error'
import type { AppDeps } from './deps'
import { followPresses, Shown } from './shown'
import { takeOver } from './take-over'

/** Milliseconds in which only the first screen uses the network. */
const PREFETCH_DELAY_MS = 2000

const PAGE_CHANGED = 'This page has changed, so what you pressed was not done. Look again, then press it once more.'

type Router = ReturnType<typeof createBrowserRouter>
type CreateRoutes = (deps: AppDeps) => RouteObject[]

interface LaterRoutes {
  /** The id of their parent route. */
  below: string
  load: () => Promise<CreateRoutes>
}

interface App {
  /** The endpoints it calls, or those of its first screens. */
  endpoints: RouteTable
  /** All of them. */
  moreEndpoints?: () => Promise<RouteTable>
  createRoutes: CreateRoutes
  /** As reports about its pages name it. */
  name: PageReport['app']
  later?: LaterRoutes
}

/**
 * Mounts an app on `#root`. Later routes are loaded after the first screen, or when a URL needs one of them. A written
 * page can be used between the steps.
 */
export async function startApp({ endpoints, moreEndpoints, createRoutes, name, later }: App): Promise<void> {
  const root = document.getElementById('root')
  if (!root) throw new Error('the page has no #root to mount on')
  preloadPage()

  const refusals = createRefusals()
  const answers = preloadedResponses()
  // The person this page shows: another tab may have signed in somebody else since.
  const uid = (): string | null => session.snapshot()?.user.uid ?? null
  // The company this page was opened for: another tab may have switched since.
  let company: string | null = null
  const api = createApi({
    endpoints,
    ...(moreEndpoints && { moreEndpoints }),
    fetch: answers.ask,
    uid,
    companyId: () => (company ??= session.snapshot()?.companyId ?? null),
    onSessionFailure: (failure) => session.handleFailure(failure),
  })
  const session: Session = createSession(api)
  const queryClient = createQueryClient(refusals)
  await nextStep()
  readWrittenQueries(queryClient, answers.answerAt)
  await nextStep()
  prepareTimes()
  await nextStep()
  const deps = { api, queryClient, session }
  const addLater =
    later &&
    once(async () => {
      const createLaterRoutes = await later.load()
      router.patchRoutes(later.below, createLaterRoutes(deps))
    })
  const findLater = async ({ path }: { path: string }) => {
    // The first call comes before `router` is assigned.
    await Promise.resolve()
    if (!isKnown(router, path)) await addLater?.()
  }
  const router: Router = createBrowserRouter(createRoutes(deps), later ? { patchRoutesOnNavigation: findLater } : {})

  const app = (
    // What the page came with may be from before the change.
    <AppTree {...{ api, queryClient, session, refusals }} onChange={answers.drop}>
      <RouterProvider router={router} />
    </AppTree>
  )

  const loadRest = () => {
    // All screens are known then.
    const complete = Promise.resolve(addLater?.()).catch(() => undefined)
    if (name !== 'shell')
      void complete
        .then(() => import('./newer-build'))
        .then(
          ({ watchBuild }) => watchBuild(router),
          () => undefined,
        )
    void import('@s4/page-reports').then(
      ({ watchPage }) => watchPage({ app: name, matches: () => router.state.matches }),
      () => undefined,
    )
  }
  whenInitialized(router, () => setTimeout(loadRest, PREFETCH_DELAY_MS))
  whenInitialized(
    router,
    () =>
      void import('./follow-history').then(
        ({ followHistory }) => followHistory(router, refusals.clear),
        () => undefined,
      ),
  )
  const show = (shown: ReactNode) => createRoot(root, { onCaughtError }).render(shown)
  if (!isWritten()) return show(app)
  // A written page stays until its screen has loaded, and can be scrolled and used while the app is made.
  const presses = followPresses()
  whenInitialized(router, () => {
    // The page as it stands says more than the app could.
    if (lacksScript(router)) return void dispatchEvent(new Event(APP_MISSING_EVENT))
    takeOver(
      root,
      (shown) =>
        startTransition(() =>
          show(
            <Shown pressed={presses.pressed} {...shown}>
              {app}
            </Shown>,
          ),
        ),
      {
        before: async () => {
          presses.stop()
          // Its queries begin with what the page read, once they know where to ask.
          await moreEndpoints?.().catch(() => undefined)
          await new Promise((resolve) => setTimeout(resolve))
          // What they ask from here on is what is true then.
          answers.drop()
        },
        onMissing: () => {
          refusals.show({ message: PAGE_CHANGED })
          if (document.activeElement === document.body) root.querySelector('main')?.focus()
        },
      },
    )
  })
}

/** Whether a script of this page could not be loaded. */
const lacksScript = ({ state }: Router) => Object.values(state.errors ?? {}).some((error) => error instanceof TypeError)

/** Has the browser load what the server names for a page that is not written, now that the start has come. */
function preloadPage(): void {
  const scripts = document.getElementById('scripts')
  if (scripts instanceof HTMLTemplateElement) document.head.append(scripts.content)
}

/** Lets what was done in a written page meanwhile come first. */
const nextStep = async () => isWritten() && new Promise((resolve) => setTimeout(resolve))

/** Whether a path has a route other than the catch-all. */
function isKnown(router: Router, path: string): boolean {
  const route = matchRoutes(router.routes, path)?.at(-1)?.route
  return route !== undefined && route.path !== '*'
}

function whenInitialized(router: Router, act: () => void): void {
  if (router.state.initialized) return act()
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return
    stop()
    act()
  })
}

/** Runs the work once; a failure is not remembered. */
function once(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  return () => {
    running ??= work().catch((error: unknown) => {
      running = undefined
      throw error
    })
    return running
  }
}
