import { describe, expect, it } from 'vitest'
import { rules, type Rules } from './rules'
import { violations } from './violations'
import type { Project } from './workspace'

const project = (root: string, type: string, scope: string): Project => ({
  name: `@s4/${root.split('/').at(-1)}`,
  root,
  tags: [`type:${type}`, `scope:${scope}`],
  entries: ['.'],
})

const projects = [
  project('apps/shell', 'app', 'shared'),
  project('apps/seeker-web', 'app', 'seeker'),
  project('apps/api', 'app', 'api'),
  project('libs/seeker/find-work', 'feature', 'seeker'),
  project('libs/seeker/profile', 'feature', 'seeker'),
  project('libs/company/hiring', 'feature', 'company'),
  project('libs/shared/contract', 'util', 'shared'),
  project('libs/web/platform/api-client', 'data-access', 'shared'),
  project('libs/web/design/ui', 'ui', 'shared'),
  project('libs/web/platform/testing', 'testing', 'shared'),
  project('libs/api/db', 'data-access', 'api'),
  ...['identity', 'profiles', 'marketplace', 'communication', 'money', 'shift-day'].map((name) => ({
    ...project(`libs/api/${name}`, 'domain', 'api'),
    name: `@s4/api-${name}`,
    entries: ['./work'],
  })),
  project('tools', 'tool', 'api'),
  project('e2e', 'e2e', 'shared'),
]

const importing = (path: string, specifier: string, ruleSet = rules) =>
  violations({ projects, files: [{ path, text: `import '${specifier}'\n` }] }, ruleSet)

const forbidden: [name: string, path: string, specifier: string][] = [
  ['an app wants another app', 'apps/shell/src/main.ts', '@s4/seeker-web'],
  ['a feature wants another feature', 'libs/seeker/find-work/src/canary.ts', '@s4/profile'],
  ['a feature wants an app', 'libs/seeker/find-work/src/canary.ts', '@s4/seeker-web'],
  ['data-access wants ui', 'libs/web/platform/api-client/src/canary.ts', '@s4/ui'],
  ['ui wants data', 'libs/web/design/ui/src/canary.ts', '@s4/api-client'],
  ['util wants ui', 'libs/shared/contract/src/canary.ts', '@s4/ui'],
  ['util wants React', 'libs/shared/contract/src/canary.ts', 'react'],
  ['util wants Firebase', 'libs/shared/contract/src/canary.ts', 'firebase/auth'],
  ['util wants the database', 'libs/shared/contract/src/canary.ts', 'pg'],
  ['a feature wants Emotion', 'libs/seeker/profile/src/canary.tsx', '@emotion/react'],
  ['a screen wants the test library', 'libs/seeker/profile/src/canary.tsx', '@s4/testing'],
  ['a journey wants a component', 'e2e/journeys/canary.spec.ts', '@s4/ui'],
  ['a tool wants a feature', 'tools/canary.ts', '@s4/hiring'],
  ['the company app wants the database driver', 'libs/company/hiring/src/canary.ts', 'pg'],
  ['the seeker app wants the server', 'libs/seeker/profile/src/canary.ts', 'fastify'],
  ['the platform wants a domain', 'libs/api/db/src/canary.ts', '@s4/api-identity/work'],
  ['a browser feature wants a domain', 'libs/company/hiring/src/canary.ts', '@s4/api-money/work'],
  ['identity wants profiles', 'libs/api/identity/src/canary.ts', '@s4/api-profiles/work'],
  ['profiles want the marketplace', 'libs/api/profiles/src/canary.ts', '@s4/api-marketplace/work'],
  ['the marketplace wants communication', 'libs/api/marketplace/src/canary.ts', '@s4/api-communication/work'],
  ['communication wants money', 'libs/api/communication/src/canary.ts', '@s4/api-money/work'],
  ['money wants the shift day', 'libs/api/money/src/canary.ts', '@s4/api-shift-day/work'],
  ['the server wants React', 'apps/api/src/canary.ts', 'react-dom/server'],
  ['the server wants the browser SDK', 'apps/api/src/canary.ts', 'firebase/app'],
  ['the browser wants the database', 'apps/seeker-web/src/canary.ts', '@s4/db'],
  ['shared code wants a seeker feature', 'apps/shell/src/canary.ts', '@s4/find-work'],
]

describe('a boundary holds when', () => {
  it.each(forbidden)('%s', (_name, path, specifier) => {
    expect(importing(path, specifier)).toEqual([expect.stringContaining(`${path}:1 imports ${specifier}: `)])
  })

  it.each([
    ['a file leaves its project by path', 'libs/web/design/ui/src/canary.ts', '../../contract/src/index'],
    ['an entry point is not exported', 'apps/shell/src/canary.ts', '@s4/ui/src/button'],
    ['a project imports itself by name', 'libs/web/design/ui/src/canary.ts', '@s4/ui'],
  ])('%s', (_name, path, specifier) => {
    expect(importing(path, specifier)).toHaveLength(1)
  })

  it('projects import each other in a circle', () => {
    const files = [
      { path: 'libs/web/platform/testing/src/index.ts', text: `export * from '@s4/ui'` },
      { path: 'libs/web/design/ui/src/button.spec.tsx', text: `import { renderRoutes } from '@s4/testing'` },
    ]

    expect(violations({ projects, files }, rules)).toEqual([expect.stringContaining('in a circle: ')])
  })

  it('folders import each other in a circle, by type alone', () => {
    const files = [
      { path: 'libs/api/money/src/hours/agree.ts', text: `import { issue } from '../invoices/issue'` },
      { path: 'libs/api/money/src/invoices/issue.ts', text: `import type { Hours } from '../hours/hours'` },
    ]

    expect(violations({ projects, files }, rules)).toEqual([
      'These folders import each other in a circle: libs/api/money/src/hours → libs/api/money/src/invoices → ' +
        'libs/api/money/src/hours',
    ])
  })

  it('a domain has no place in the order', () => {
    const unordered = { ...project('libs/api/weather', 'domain', 'api'), name: '@s4/api-weather' }

    expect(violations({ projects: [...projects, unordered], files: [] }, rules)).toEqual([
      expect.stringContaining('@s4/api-weather'),
    ])
  })

  it('a project has no tags', () => {
    const bare = { ...project('libs/shared/new', 'util', 'shared'), tags: [] }

    expect(violations({ projects: [...projects, bare], files: [] }, rules)).toHaveLength(2)
  })
})

describe('an import is allowed when', () => {
  it.each([
    ['a feature uses ui', 'libs/seeker/profile/src/page.tsx', '@s4/ui'],
    ['a spec uses the test library', 'libs/seeker/profile/src/page.spec.tsx', '@s4/testing'],
    ['a part uses Emotion', 'libs/web/design/ui/src/controls/button.tsx', '@emotion/react'],
    ['a domain uses one before it', 'libs/api/money/src/invoices.ts', '@s4/api-marketplace/work'],
    ['the server uses the database', 'apps/api/src/main.ts', '@s4/db'],
    ['a file uses its neighbour', 'libs/web/design/ui/src/controls/button.tsx', './text'],
    ['the bare page that is measured is a screen', 'tools/bench/pages/bare-list/list.tsx', 'react-dom/client'],
    ['a configuration uses the shared one', 'apps/shell/vite.config.ts', '../../tools/vite/browser-app'],
  ])('%s', (_name, path, specifier) => {
    expect(importing(path, specifier)).toEqual([])
  })

  it('a story shows a part among others', () => {
    const files = [
      { path: 'libs/web/design/ui/src/type/type.stories.tsx', text: `import { Card } from '../layout/card'` },
      { path: 'libs/web/design/ui/src/layout/card.tsx', text: `import { Heading } from '../type/text'` },
    ]

    expect(violations({ projects, files }, rules)).toEqual([])
  })
})

describe('the canary', () => {
  const everything = (keys: object) => Object.fromEntries(Object.keys(keys).map((key) => [key, Object.keys(keys)]))
  const nothing = (keys: object) => Object.fromEntries(Object.keys(keys).map((key) => [key, []]))
  const loosened: Rules = {
    layers: everything(rules.layers),
    scopes: everything(rules.scopes),
    banned: { layer: nothing(rules.layers), scope: nothing(rules.scopes) },
    specOnly: [],
    domainOrder: [...rules.domainOrder].reverse(),
    readsByPath: {},
    toolScreens: [],
  }

  it.each(forbidden)('would notice loosened tables: %s', (_name, path, specifier) => {
    expect(importing(path, specifier, loosened)).toEqual([])
  })

  it.each([
    ['a re-export', `export { pg } from 'pg'`],
    ['a lazy import', `const load = () => <p>Don't {import('pg')}</p>`],
    ['a type', `type Pool = import('pg').Pool`],
  ])('sees %s', (_name, text) => {
    expect(violations({ projects, files: [{ path: 'libs/company/hiring/src/canary.tsx', text }] }, rules)).toHaveLength(
      1,
    )
  })
})
