import { workspaceRoot } from '../workspace/paths'
import { overBudget } from './over-budget'
import { pages } from './pages'

const problems = overBudget(pages, workspaceRoot)
for (const problem of problems) console.error(problem)
process.exitCode = problems.length > 0 ? 1 : 0
