import { workspaceRoot } from '../workspace/paths'
import { pagesOverBudget } from './every-page'
import { overBudget } from './over-budget'
import { apps, pages } from './pages'
import { preloadProblems } from './preloads'

const problems = [
  ...overBudget(pages, workspaceRoot),
  ...pagesOverBudget(apps, workspaceRoot),
  ...preloadProblems(apps, workspaceRoot),
]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
