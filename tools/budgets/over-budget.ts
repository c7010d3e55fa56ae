import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { firstLoad, lateLoad } from './first-load'
import { type PageBudget, signs } from './pages'

export interface Weighed {
  page: string
  kilobytes: number
  /** One sentence for each limit that is passed. */
  problems: string[]
}

/** Weighs what a page loads before it can be used; an unbuilt or unreadable page is a problem too. */
export function weigh(
  { page, html, modules, kilobytes, without, late = false }: PageBudget,
  workspace: string,
): Weighed {
  if (!existsSync(join(workspace, html)))
    return { page, kilobytes: 0, problems: [`${page}: ${html} has not been built.`] }
  try {
    const scripts = (late ? lateLoad : firstLoad)(join(workspace, html), modules).map((file) => readFileSync(file))
    const weight = scripts.reduce((sum, script) => sum + brotliCompressSync(script).length, 0) / 1000
    const text = scripts.map(String).join('\n')
    return {
      page,
      kilobytes: weight,
      problems: [
        ...(scripts.length === 0 ? [`${page}: ${html} loads no script; look at how it is read.`] : []),
        ...(weight > kilobytes
          ? [`${page}: its ${late ? 'script' : 'first load'} is ${weight.toFixed(1)} KB, the limit is ${kilobytes} KB.`]
          : []),
        ...without
          .filter((name) => signs[name].some((sign) => text.includes(sign)))
          .map((name) => `${page}: ${name} is in its first load; import it where it is needed.`),
      ],
    }
  } catch (error) {
    return {
      page,
      kilobytes: 0,
      problems: [`${page}: ${error instanceof Error ? error.message : 'its build cannot be read'}.`],
    }
  }
}

/** Weighs pages, says each weight, and gives the problems. */
export function overBudget(budgets: PageBudget[], workspace: string): string[] {
  return budgets.flatMap((budget) => {
    const { page, kilobytes, problems } = weigh(budget, workspace)
    console.log(
      `${budget.late ? 'Script' : 'First load'} of ${page}: ${kilobytes.toFixed(1)} of ${budget.kilobytes} KB.`,
    )
    return problems
  })
}
