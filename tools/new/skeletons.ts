import { refusal } from '../workspace/refusal'

export interface Skeleton {
  /** Text by path from the root of the checkout. */
  files: Record<string, string>
  /** What only a person can do next. */
  next: string[]
}

interface Workspace {
  exists: (path: string) => boolean
  read: (path: string) => string
}

const USAGE = `Say what to make:
  npm run new -- feature company/expenses       a library of screens, for seeker, company or web/features
  npm run new -- endpoint money/expenses        a subject of the server, in one of its domains
  npm run new -- lib web/design/charts          any other library`

/** The files of something new. Throws a refusal that says what to give instead. */
export function buildSkeleton([kind, where = '']: readonly string[], workspace: Workspace): Skeleton {
  const parts = where.split('/')
  const name = parts.at(-1) ?? ''
  const shelf = parts.slice(0, -1).join('/')
  if (!kind || !/^[a-z]+(-[a-z]+)*$/.test(name) || !shelf) throw refusal(USAGE)
  if (kind === 'feature') return buildFeature({ shelf, name }, workspace)
  if (kind === 'endpoint') return buildEndpoint({ shelf, name }, workspace)
  if (kind === 'lib') return buildLibrary({ shelf, name }, workspace)
  throw refusal(USAGE)
}

interface Named {
  shelf: string
  name: string
}

const camel = (name: string) => name.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const pascal = (name: string) => camel(name).replace(/^\w/, (letter) => letter.toUpperCase())
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`
const up = (path: string) => '../'.repeat(path.split('/').length)

function mustBeNew(folder: string, { exists }: Workspace): void {
  if (exists(folder)) throw refusal(`${folder} is there already. Choose another name, or add to it.`)
}

interface Library extends Named {
  tags: [type: string, scope: string]
  /** Which test configuration, when it has tests. */
  specs: 'web' | 'node'
}

function libraryFiles({ shelf, name, tags: [type, scope], specs }: Library): Record<string, string> {
  const folder = `libs/${shelf}/${name}`
  const prefix = shelf === 'seeker' || shelf === 'company' ? `${shelf}-` : ''
  return {
    [`${folder}/package.json`]: json({
      name: `@s4/${prefix}${name}`,
      private: true,
      type: 'module',
      sideEffects: false,
      exports: { '.': { '@s4/source': './src/index.ts', default: './src/index.ts' } },
      // The app of its shelf runs the tests of screens and parts.
      ...(specs === 'node' && {
        scripts: { test: `vitest run --config ${up(folder)}tools/config/vitest.node.ts --root .` },
      }),
      nx: { tags: [`type:${type}`, `scope:${scope}`] },
    }),
    // Those of the browser share libs/tsconfig.json.
    ...(specs === 'node' && {
      [`${folder}/tsconfig.json`]: json({ extends: `${up(folder)}tsconfig.base.json`, include: ['src'] }),
    }),
    [`${folder}/README.md`]: `# @s4/${prefix}${name}\n\nWhat it is for, in a sentence or two.\n`,
  }
}

function buildFeature(named: Named, workspace: Workspace): Skeleton {
  const { shelf, name } = named
  if (!['seeker', 'company', 'web/features'].includes(shelf)) {
    throw refusal(
      'Screens stand in libs/seeker, libs/company or libs/web/features: npm run new -- feature company/expenses',
    )
  }
  const folder = `libs/${shelf}/${name}`
  mustBeNew(folder, workspace)
  const scope = shelf === 'web/features' ? 'shared' : shelf
  const page = `${pascal(name)}Page`
  return {
    files: {
      ...libraryFiles({ ...named, tags: ['feature', scope], specs: 'web' }),
      [`${folder}/src/index.ts`]: `export { ${camel(name)}Routes } from './${name}-routes'\n`,
      [`${folder}/src/${name}-routes.tsx`]: `import type { RouteObject } from 'react-router-dom'

export const ${camel(name)}Routes = (): RouteObject[] => [
  { path: '${name}', lazy: { Component: async () => (await import('./${name}-page')).${page} } },
]
`,
      [`${folder}/src/${name}-page.tsx`]: `import { EmptyState, Page } from '@s4/ui'
import { Inbox } from 'lucide-react'

export const ${page} = () => (
  <Page>
    <EmptyState icon={Inbox}>There is nothing here so far.</EmptyState>
  </Page>
)
`,
      [`${folder}/src/${name}-page.spec.tsx`]: `import { expectNoAxeViolations, renderRoutes } from '@s4/testing'
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ${camel(name)}Routes } from './${name}-routes'

it('says that there is nothing so far', async () => {
  const { container } = renderRoutes(${camel(name)}Routes(), { at: '/${name}' })

  expect(await screen.findByText('There is nothing here so far.')).toBeTruthy()
  await expectNoAxeViolations(container)
})
`,
    },
    next: [
      'npm install, which links the library.',
      `Add its path to libs/shared/links and use it in ${folder}/src/${name}-routes.tsx.`,
      `Spread ${camel(name)}Routes in ${routesFile(scope)}, with its title in navigation.ts.`,
      'Add its address to e2e/support/every-route.ts.',
      'Name it in the README.',
    ],
  }
}

function routesFile(scope: string): string {
  if (scope === 'shared') return 'the routes of both apps'
  return `apps/${scope}-web/src/more-routes.tsx`
}

const DOMAINS = ['platform', 'identity', 'profiles', 'marketplace', 'communication', 'money', 'shift-day']

function buildEndpoint({ shelf, name }: Named, workspace: Workspace): Skeleton {
  if (!DOMAINS.includes(shelf)) throw refusal(`A subject stands in one of the server's domains: ${DOMAINS.join(', ')}.`)
  const folder = `libs/api/${shelf}/src/${name}`
  mustBeNew(folder, workspace)
  const [deps, http] =
    shelf === 'platform' ? ['../deps/deps', '../http/implement'] : ['@s4/api-platform/deps', '@s4/api-platform/http']
  const manifestPath = `libs/api/${shelf}/package.json`
  const manifest: { exports: Record<string, unknown> } = JSON.parse(workspace.read(manifestPath))
  const entry = { '@s4/source': `./src/${name}/index.ts`, default: `./src/${name}/index.ts` }
  manifest.exports = Object.fromEntries(
    Object.entries({ ...manifest.exports, [`./${name}`]: entry }).toSorted(([a], [b]) => a.localeCompare(b)),
  )
  return {
    files: {
      [manifestPath]: json(manifest),
      [`${folder}/index.ts`]: `export { ${camel(name)}Handlers } from './${name}-handlers'\n`,
      [`${folder}/${name}-repository.ts`]: `import type { Db } from '@s4/db'

/** The only writer of its table. */
export const ${camel(name)}Repository = (db: Db) => ({
  list: (uid: string): Promise<{ id: string }[]> =>
    db.query('select id from ${name.replaceAll('-', '_')} where uid = $1', [uid]),
})
`,
      [`${folder}/${name}-handlers.ts`]: `import type { Deps } from '${deps}'
import { type Handler, implement } from '${http}'
import { ${camel(name)}Repository } from './${name}-repository'

export const ${camel(name)}Handlers = ({ db }: Deps): Handler[] => [
  implement('${camel(name)}.list', ({ actor }) => ${camel(name)}Repository(db).list(actor.uid)),
]
`,
    },
    next: [
      `Declare ${camel(name)}.list: a line in the table of its app, in libs/shared/contract/src/routes, ` +
        'its shapes and the permission it requires (libs/shared/contract/src/endpoint/permissions.ts) in the ' +
        'file of the subject.',
      'Make its table in a new file of libs/api/db/migrations, name its owner in tools/table-owners/owners.ts ' +
        'and, when it is about a person, remove its rows in apps/api/src/erasure.',
      `Gather ${camel(name)}Handlers in apps/api/src/build-app.ts.`,
      `Write apps/api/specs/${shelf}/${name}/${name}.spec.ts: what works, another person's id, no session.`,
    ],
  }
}

const SHELVES: Record<string, Library['tags']> = {
  shared: ['util', 'shared'],
  'web/platform': ['data-access', 'shared'],
  'web/design': ['ui', 'shared'],
}

function buildLibrary(named: Named, workspace: Workspace): Skeleton {
  const { shelf, name } = named
  const tags = SHELVES[shelf]
  if (!tags)
    throw refusal(`A library that is no feature stands on one of these shelves: ${Object.keys(SHELVES).join(', ')}.`)
  const folder = `libs/${shelf}/${name}`
  mustBeNew(folder, workspace)
  return {
    files: {
      ...libraryFiles({ ...named, tags, specs: shelf === 'shared' ? 'node' : 'web' }),
      [`${folder}/src/index.ts`]: `export {}\n`,
    },
    next: [
      'npm install, which links the library.',
      'Export its first part from src/index.ts.',
      'Name it in the README.',
    ],
  }
}
