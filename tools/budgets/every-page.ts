import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { firstLoad, pageModules } from './first-load'
import { type AppBudget, signs } from './pages'

interface PageWeight {
  page: string
  scripts: number
  kilobytes: number
  /** The checks of a form load after the picture. */
  hasZod: boolean
}

/** What each page of an app loads before its picture: the start, the routes, and its own. */
export function weighPages({ html, routes }: AppBudget, workspace: string): PageWeight[] {
  const document = join(workspace, html)
  const read = new Map<string, { kilobytes: number; hasZod: boolean }>()
  const readScript = (file: string) => {
    const known = read.get(file)
    if (known) return known
    const script = readFileSync(file)
    const hasZod = signs.zod.some((sign) => script.includes(sign))
    const found = { kilobytes: brotliCompressSync(script).length / 1000, hasZod }
    read.set(file, found)
    return found
  }
  return pageModules(document).map((module) => {
    const scripts = firstLoad(document, [routes, module])
      .filter((file) => file.endsWith('.js'))
      .map(readScript)
    return {
      page: basename(module, '.tsx'),
      scripts: scripts.length,
      kilobytes: scripts.reduce((sum, script) => sum + script.kilobytes, 0),
      hasZod: scripts.some((script) => script.hasZod),
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
    return pages.flatMap(({ page, scripts, kilobytes, hasZod }) => [
      ...(hasZod ? [`${page} loads zod before its picture: import the shapes of its forms when they are used.`] : []),
      ...(scripts > budget.scripts ? [`${page} loads ${scripts} scripts, the limit is ${budget.scripts}.`] : []),
      ...(kilobytes > budget.kilobytes
        ? [`${page} loads ${kilobytes.toFixed(1)} KB of script, the limit is ${budget.kilobytes} KB.`]
        : []),
    ])
  })
}
