import { workspaceRoot } from '../workspace/paths'
import { pagesOverBudget } from './every-page'
import { overBudget } from './over-budget'
import { apps, pages } from './pages'

const problems = [...overBudget(pages, workspaceRoot), ...pagesOverBudget(apps, workspaceRoot)]
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
