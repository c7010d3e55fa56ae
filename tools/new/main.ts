import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { inWorkspace, workspaceRoot } from '../workspace/paths'
import { isRefusal } from '../workspace/refusal'
import { buildSkeleton } from './skeletons'

// npm run new -- feature company/expenses | endpoint money/expenses | lib web/design/charts
try {
  const { files, next } = buildSkeleton(process.argv.slice(2), {
    exists: (path) => existsSync(inWorkspace(path)),
    read: (path) => readFileSync(inWorkspace(path), 'utf8'),
  })
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(inWorkspace(path)), { recursive: true })
    writeFileSync(inWorkspace(path), text)
    console.log(`wrote ${path}`)
  }
  const written = Object.keys(files)
  execFileSync('npx', ['prettier', '--write', '--log-level', 'warn', ...written], {
    cwd: workspaceRoot,
    stdio: 'inherit',
  })
  console.log(['', 'What is left to do:', ...next.map((step, index) => `${index + 1}. ${step}`)].join('\n'))
} catch (error) {
  console.error(isRefusal(error) ? error.message : error)
  process.exitCode = 1
}
