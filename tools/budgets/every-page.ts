import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { firstLoad, pageModules } from './first-load'
import type { AppBudget } from './pages'

interface PageWeight {
  page: string
  scripts: number
  kilobytes: number
}

/** What each page of an app loads before its picture: the start, the routes, and its own. */
export function weighPages({ html, routes }: AppBudget, workspace: string): PageWeight[] {
  const document = join(workspace, html)
  const weights = new Map<string, number>()
  const weightOf = (file: string) => {
    const weight = weights.get(file) ?? brotliCompressSync(readFileSync(file)).length / 1000
    weights.set(file, weight)
    return weight
  }
  return pageModules(document).map((module) => {
    const files = firstLoad(document, [routes, module]).filter((file) => file.endsWith('.js'))
    return {
      page: basename(module, '.tsx'),
      scripts: files.length,
      kilobytes: files.reduce((sum, file) => sum + weightOf(file), 0),
    }
  })
}

/** Says the largest page of each app, and gives a sentence for each limit that is passed. */
export function pagesOverBudget(budgets: readonly AppBudget[], workspace: string): string[] {
  return budgets.flatMap((budget) => {
    if (!existsSync(join(workspace, budget.html))) return [`${budget.html} has not been built.`]
    const pages = weighPages(budget, workspace)
    const most = (what: 'scripts' | 'kilobytes') => Math.max(...pages.map((page) => page[what]))
    console.log(
      `Pages of ${budget.app}: at most ${most('scripts')} of ${budget.scripts} scripts, ` +
        `${most('kilobytes').toFixed(1)} of ${budget.kilobytes} KB.`,
    )
    return pages.flatMap(({ page, scripts, kilobytes }) => [
      ...(scripts > budget.scripts ? [`${page} loads ${scripts} scripts, the limit is ${budget.scripts}.`] : []),
      ...(kilobytes > budget.kilobytes
        ? [`${page} loads ${kilobytes.toFixed(1)} KB of script, the limit is ${budget.kilobytes} KB.`]
        : []),
    ])
  })
}
