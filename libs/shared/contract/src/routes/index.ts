import type { Contract } from '../contract'
import type { InputOf, OutputOf } from '../endpoint/endpoint'
import { companyRoutes } from './company-routes'
import { methodAndPath } from './route-table'
import { seekerRoutes } from './seeker-routes'
import { sharedRoutes } from './shared-routes'
import { shellRoutes } from './shell-routes'

/** Method and path of every endpoint, below `/api`. Free of zod; an app loads its own part only. */
export const routes = {
  ...sharedRoutes,
  ...seekerRoutes,
  ...companyRoutes,
  ...shellRoutes,
} as const satisfies Record<keyof Contract, `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`>

export type RouteName = keyof typeof routes

type SubjectOf<Name extends RouteName> = Name extends `${infer Subject}.${string}` ? Subject : never
/** What is read and refreshed together: the subject of its endpoints. */
export type Resource = SubjectOf<RouteName>

export type RouteInput<Name extends RouteName> = InputOf<Contract[Name]>
/** What a call resolves to: the data itself, or `{ data, nextCursor }` for a paged list. */
export type RouteOutput<Name extends RouteName> = OutputOf<Contract[Name]>

export const routeMethod = (name: RouteName): string => methodAndPath(routes, name).method
export const routePath = (name: RouteName): string => methodAndPath(routes, name).path
