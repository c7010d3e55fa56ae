import { apiLinks } from '@s4/links'
import { routePath, type RouteName } from '@s4/contract/routes'

/** The path of an endpoint as the router knows it: `/api/jobs/:id`. */
export const routeUrl = (name: RouteName): string =>
  `${apiLinks.root}${routePath(name).replaceAll(/\{(\w+)\}/g, ':$1')}`
