import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { appPages } from '@s4/contract/app-pages'
import { pageModules, readManifest } from './first-load'
import type { AppBudget } from './pages'

/** A sentence for each script that the server would preload in vain, and for each page it would not know. */
export function preloadProblems(budgets: readonly AppBudget[], workspace: string, pages = appPages): string[] {
  return budgets.flatMap(({ app, html, side }) => {
    const document = join(workspace, html)
    if (!existsSync(document)) return []
    const manifest = readManifest(dirname(document))
    const modules = new Set(pages[side].flatMap((page) => page.modules))
    return [
      ...[...modules]
        .filter((module) => !existsSync(join(dirname(document), manifest[module]?.file ?? 'nothing')))
        .map((module) => `${app} has no script of ${module}: correct app-pages.ts in the contract.`),
      ...pageModules(document)
        .filter((module) => !modules.has(module))
        .map((module) => `${app} loads ${module} late: name it in app-pages.ts in the contract.`),
    ]
  })
}
