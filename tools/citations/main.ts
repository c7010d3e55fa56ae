import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { inWorkspace, workspaceRoot } from '../workspace/paths'
import { deadCitations, deadPaths } from './dead-citations'

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: workspaceRoot,
  encoding: 'utf8',
}).split('\n')

const files = tracked
  .filter(
    (path) =>
      /\.(?:tsx?|m?js|md|sql)$/.test(path) && !path.startsWith('tools/citations/') && existsSync(inWorkspace(path)),
  )
  .map((path) => ({ path, text: readFileSync(inWorkspace(path), 'utf8') }))
const documents = files.filter(({ path }) => path.startsWith('docs/'))

// Decisions tell of their day; these pages tell of today.
const pagesOfToday = files.filter(
  ({ path }) => /^docs\/(tour|run\/.*)\.md$/.test(path) || path === 'SECURITY.md' || path.endsWith('README.md'),
)

const found = [...deadCitations(files, documents), ...deadPaths(pagesOfToday, (path) => existsSync(inWorkspace(path)))]
for (const sentence of found) console.error(sentence)
if (found.length === 0)
  console.log(`Every citation in ${files.length} files leads to a heading, and every file that is named is there.`)
process.exitCode = found.length === 0 && documents.length > 0 ? 0 : 1
