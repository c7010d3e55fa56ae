import { createApi, createQueryClient } from '@s4/api-client'
import { createSession } from '@s4/auth-session'
import { appPages } from '@s4/contract/app-pages'
import { createRefusals } from '@s4/ui'
import type { RouteObject } from 'react-router-dom'
import { expect, it } from 'vitest'
import { moreRoutes } from './more-routes'
import { routes } from './routes'

const pathsOf = (declared: readonly RouteObject[]): string[] =>
  declared.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)])

it('the table of pages has every route, so that the server knows what each needs', () => {
  const api = createApi({ endpoints: {}, uid: () => null })
  const deps = { api, queryClient: createQueryClient(createRefusals()), session: createSession(api) }
  const declared = pathsOf([...routes(deps), ...moreRoutes(deps)])

  expect(appPages.company.map(({ path }) => path).toSorted()).toEqual(
    declared.filter((path) => path !== '*').toSorted(),
  )
})
