import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { rules } from './rules'
import { violations } from './violations'
import { readProjects, readSources } from './workspace'

const workspace = resolve(dirname(fileURLToPath(import.meta.url)), '../..')

const projects = readProjects(workspace)
const found = violations({ projects, files: projects.flatMap((project) => readSources(workspace, project)) }, rules)

for (const sentence of found) console.error(sentence)
console.log(
  found.length === 0
    ? `Boundaries hold in ${projects.length} projects.`
    : `${found.length} boundaries are crossed; the tables are in tools/boundaries/rules.ts.`,
)
process.exitCode = found.length === 0 && projects.length > 0 ? 0 : 1
