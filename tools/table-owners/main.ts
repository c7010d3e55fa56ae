import { readProjects, readSources } from '../boundaries/workspace'
import { workspaceRoot } from '../workspace/paths'
import { ownership } from './owners'
import { ownershipViolations } from './ownership-violations'

const files = readProjects(workspaceRoot)
  .filter(({ root }) => root === 'apps/api' || root.startsWith('libs/api/'))
  .flatMap(({ root }) => readSources(workspaceRoot, { root: `${root}/src` }))
  .filter(({ path }) => !/\.spec\.ts$|\/testing\/|\/testing\.ts$/.test(path))

const found = ownershipViolations(files, ownership)
for (const sentence of found) console.error(sentence)
const tables = Object.keys(ownership.owners).length
if (found.length === 0) console.log(`Each of ${tables} tables is written by its owner.`)
process.exitCode = found.length === 0 && files.length > 0 ? 0 : 1
