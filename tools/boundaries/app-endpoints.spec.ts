import { companyRoutes } from '@s4/contract/company-routes'
import { routes } from '@s4/contract/routes'
import { seekerRoutes } from '@s4/contract/seeker-routes'
import { sharedRoutes } from '@s4/contract/shared-routes'
import { shellRoutes } from '@s4/contract/shell-routes'
import { expect, it } from 'vitest'
import { workspaceRoot } from '../workspace/paths'
import { readProjects, readSources } from './workspace'

/** Shared by the seeker's libraries alone, which may not import each other; looked at with them. */
const SEEKERS_OWN = 'libs/web/platform/queries/src/steps-to-work.ts'

/** The endpoints that the code of these libraries names, without their tests and stories. */
function endpointsIn(shelf: string): string[] {
  const sources = readProjects(workspaceRoot)
    .filter(({ root }) => root !== 'libs/web/platform/testing')
    .flatMap((project) => readSources(workspaceRoot, project))
    .filter(({ path }) => (path === SEEKERS_OWN ? shelf === 'libs/seeker/' : path.startsWith(shelf)))
    .filter(({ path }) => !/\.(spec|stories)\.|\/testing\//.test(path))
  const named = sources.flatMap(({ text }) => [...text.matchAll(/['"`](\w+\.\w+)['"`]/g)].map(([, name = '']) => name))
  return [...new Set(named)].filter((name) => Object.hasOwn(routes, name))
}

it.each([
  ['libs/web/', sharedRoutes],
  ['libs/seeker/', { ...sharedRoutes, ...seekerRoutes }],
  ['libs/company/', { ...sharedRoutes, ...companyRoutes }],
  ['libs/shell/', { ...sharedRoutes, ...shellRoutes }],
])('%s calls only endpoints that its app has loaded', (shelf, loaded) => {
  const called = endpointsIn(shelf)

  expect(called.length).toBeGreaterThan(20)
  expect(called.filter((name) => !Object.hasOwn(loaded, name))).toEqual([])
})
