import { writePages } from '@s4/app-root/pages-of-app'
import { allEndpoints } from './all-endpoints'
import { moreRoutes } from './more-routes'
import { routes, SCREENS } from './routes'
import type { RouteObject } from 'react-router-dom'

/** Every route of the app: a browser loads most of them after its first page. */
const withMore = (declared: RouteObject[], more: RouteObject[]): RouteObject[] =>
  declared.map((route) =>
    route.index
      ? route
      : { ...route, children: [...withMore(route.children ?? [], more), ...(route.id === SCREENS ? more : [])] },
  )

writePages({ endpoints: allEndpoints, createRoutes: (deps) => withMore(routes(deps), moreRoutes(deps)) })
