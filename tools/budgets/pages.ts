import type { Side } from '@s4/links'

export interface PageBudget {
  /** As a person would name it. */
  page: string
  /** The project that serves it. */
  app: string
  /** Its document, from the workspace's root. */
  html: string
  /** Lazily loaded modules the page needs at once, as the build's manifest names them. */
  modules: string[]
  /** The most its scripts may weigh, in kilobytes (1000 bytes) after brotli. */
  kilobytes: number
  /** What must not be among them. */
  without: (keyof typeof signs)[]
  /** Weighs only what its modules add to a document that is there already. */
  late?: boolean
}

/** Limits of all pages of an app that are not its first. */
export interface AppBudget {
  app: string
  /** Whose app it is. */
  side: Side
  html: string
  /** The table of their routes, which each of them loads. */
  routes: string
  /** The most scripts of one page, and their most kilobytes after brotli. */
  scripts: number
  kilobytes: number
}

export const apps: AppBudget[] = [
  {
    app: 'apps/seeker-web',
    side: 'seeker',
    html: 'apps/seeker-web/dist/index.html',
    routes: 'src/more-routes.tsx',
    scripts: 13,
    kilobytes: 191,
  },
  {
    app: 'apps/company-web',
    side: 'company',
    html: 'apps/company-web/dist/index.html',
    routes: 'src/more-routes.tsx',
    scripts: 16,
    kilobytes: 189,
  },
]

/** Texts that survive minifying and give a package away. */
export const signs = {
  Firebase: ['FirebaseError', 'identitytoolkit.googleapis.com'],
  zod: ['ZodError', '._zod'],
}

/** What a first load may weigh. Lower a limit with every saving; what raises one is in ADR 031. */
export const pages: PageBudget[] = [
  {
    page: 'the landing page',
    app: 'apps/shell',
    html: 'apps/shell/dist/index.html',
    modules: [],
    kilobytes: 1,
    without: ['Firebase', 'zod'],
  },
  {
    page: '/User-Job',
    app: 'apps/seeker-web',
    html: 'apps/seeker-web/dist/index.html',
    modules: [],
    kilobytes: 127,
    without: ['Firebase', 'zod'],
  },
  {
    page: '/recents-jobs',
    app: 'apps/company-web',
    html: 'apps/company-web/dist/index.html',
    modules: [],
    kilobytes: 132,
    without: ['Firebase', 'zod'],
  },
  {
    page: 'a worker’s page without a form',
    app: 'apps/seeker-web',
    html: 'apps/seeker-web/dist/index.html',
    modules: ['src/more-routes.tsx', 'libs/web/features/notifications/src/notifications-page.tsx'],
    kilobytes: 150,
    without: ['Firebase', 'zod'],
  },
  {
    page: 'a company’s page without a form',
    app: 'apps/company-web',
    html: 'apps/company-web/dist/index.html',
    modules: ['src/more-routes.tsx', 'libs/web/features/notifications/src/notifications-page.tsx'],
    kilobytes: 149,
    without: ['Firebase', 'zod'],
  },
  {
    page: '/login',
    app: 'apps/shell',
    html: 'apps/shell/dist/app.html',
    modules: ['libs/shell/sign-in/src/login/login-page.tsx'],
    kilobytes: 143,
    without: ['Firebase', 'zod'],
  },
  {
    page: '/CreateAccount',
    app: 'apps/shell',
    html: 'apps/shell/dist/app.html',
    modules: ['libs/shell/sign-in/src/create-account/create-account-page.tsx'],
    kilobytes: 143,
    without: ['Firebase', 'zod'],
  },
  {
    page: 'the identity provider',
    app: 'apps/shell',
    html: 'apps/shell/dist/app.html',
    modules: ['libs/web/platform/identity/src/firebase-provider.ts'],
    kilobytes: 32,
    without: ['zod'],
    late: true,
  },
]
