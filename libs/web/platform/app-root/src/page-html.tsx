import { createApi, createQueryClient, isFailure, readWaiting, responseOf, writtenQueries } from '@s4/api-client'
import { createSession } from '@s4/auth-session'
import type { WrittenPage } from '@s4/contract/page-messages'
import { ApiError } from '@s4/contract/api-error'
import type { RouteTable } from '@s4/contract/route-table'
import { collectStyles } from '@s4/theme/server'
import { createRefusals } from '@s4/ui'
import { prerender } from 'react-dom/static'
import type { ReactElement } from 'react'
import { createStaticHandler, createStaticRouter, StaticRouterProvider, type RouteObject } from 'react-router-dom'
import { AppTree } from './app-tree'
import type { AppDeps } from './deps'

export interface ServerApp {
  endpoints: RouteTable
  createRoutes: (deps: AppDeps) => RouteObject[]
  /** The routes that a browser loads after its first page, and the id of their parent. */
  later: { below: string; createRoutes: (deps: AppDeps) => RouteObject[] }
}

/** What a page shows may ask for more, once: who comes with a job, then that person's documents. */
const MORE_READINGS = 2

/** Answers a request of a page: the body of the response, also of what is not there, or null for what is refused. */
export type Answer = (url: string) => Promise<unknown>

const MISSING = 404
const isMissing = (failure: unknown) => failure instanceof ApiError && failure.status === MISSING

/**
 * A page of an app as HTML with its styles, as it stands in the browser once all is read, or as it says that its record
 * is not there; null where the address leads elsewhere, or something the page asks for is refused or late.
 */
export const pageHtml =
  ({ endpoints, createRoutes, later }: ServerApp) =>
  async (url: string, answer: Answer): Promise<WrittenPage | null> => {
    const refusals = createRefusals()
    const refused: string[] = []
    const answers = new Map<string, unknown>()
    const api = createApi({
      endpoints,
      uid: () => null,
      fetch: async (asked, { method }) => {
        const body = answers.get(asked) ?? (method === 'GET' ? await answer(asked) : null)
        if (body === null || isFailure(body)) {
          refused.push(asked)
          return body === null ? Response.error() : responseOf(body)
        }
        answers.set(asked, answers.get(asked) ?? body)
        // What queries hold is then found among the answers.
        return Object.assign(new Response(), { json: async () => answers.get(asked) })
      },
    })
    const session = createSession(api)
    const queryClient = createQueryClient(refusals)
    queryClient.setDefaultOptions({ queries: { ...queryClient.getDefaultOptions().queries, retry: false } })
    // What guards the routes runs in browsers alone: the server has a page written only for who may see it.
    await session.current()
    const { query, dataRoutes } = createStaticHandler(
      withLater(
        createRoutes({ api, queryClient, session }),
        later.below,
        later.createRoutes({ api, queryClient, session }),
      ),
    )
    const context = await query(new Request(url))
    if (context instanceof Response) return null
    // What the page is of: another record that is not there is for the app to say.
    const failures = Object.values(context.errors ?? {})
    if (!failures.every(isMissing) || refused.length > failures.length) return null
    const known = refused.length

    const app = (
      <AppTree {...{ api, queryClient, session, refusals }}>
        <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
      </AppTree>
    )
    let html = await htmlOf(app)
    for (let more = 0; more < MORE_READINGS && refused.length === known && (await readWaiting(queryClient)); more += 1)
      html = await htmlOf(app)
    // The app says what was refused, or waits for what is late.
    return refused.length > known ? null : { html, ...writtenQueries(queryClient, { answers, html }) }
  }

const withLater = (declared: RouteObject[], below: string, more: RouteObject[]): RouteObject[] =>
  declared.map((route) =>
    route.index
      ? route
      : { ...route, children: [...withLater(route.children ?? [], below, more), ...(route.id === below ? more : [])] },
  )

async function htmlOf(app: ReactElement): Promise<string> {
  const { styled, withStyles } = collectStyles()
  const { prelude } = await prerender(styled(app), {
    // All of it in its place: no script of ours would move it there.
    progressiveChunkSize: Infinity,
    // A part that only a browser can show, such as a map, is written as it looks while it loads.
    onError: () => undefined,
  })
  return withStyles(await new Response(prelude).text())
}
