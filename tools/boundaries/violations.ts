import { posix } from 'node:path'
import { cyclesIn } from './cycles'
import { readImports } from './read-imports'
import type { Rules } from './rules'
import type { Project, SourceFile } from './workspace'

export interface Workspace {
  projects: Project[]
  files: SourceFile[]
}

/** One sentence for each boundary the workspace crosses; none when the house is in order. */
export function violations({ projects, files }: Workspace, rules: Rules): string[] {
  const untagged = projects.flatMap((project) => tagProblems(project, rules))
  // Without tags there is nothing to judge the rest by.
  if (untagged.length > 0) return untagged

  const edges = new Map<string, Set<string>>(projects.map(({ name }) => [name, new Set()]))
  const crossed = files.flatMap((file) => {
    const from = projects.find(({ root }) => file.path.startsWith(`${root}/`))
    if (!from) return []
    return readImports(file).flatMap(({ specifier, line }) => {
      const to = projects.find(({ name }) => specifier === name || specifier.startsWith(`${name}/`))
      if (to && to !== from) edges.get(from.name)?.add(to.name)
      const reason = to
        ? projectProblem({ file, from, to, specifier }, rules)
        : (pathProblem({ file, from, specifier }, rules) ?? packageProblem({ file, from, specifier }, rules))
      return reason ? [`${file.path}:${line} imports ${specifier}: ${reason}`] : []
    })
  })
  const cycles = cyclesIn(edges).map((path) => `These projects import each other in a circle: ${path.join(' → ')}`)
  const folderCycles = cyclesIn(folderEdges(files)).map(
    (path) => `These folders import each other in a circle: ${path.join(' → ')}`,
  )
  return [...crossed, ...cycles, ...folderCycles]
}

/** Which folders a folder's own files import by path; specs and stories see everything. */
function folderEdges(files: readonly SourceFile[]): Map<string, Set<string>> {
  const edges = new Map<string, Set<string>>()
  for (const file of files.filter((candidate) => !isSpec(candidate) && !isStory(candidate))) {
    const folder = posix.dirname(file.path)
    for (const { specifier } of readImports(file)) {
      const target = specifier.startsWith('.') ? posix.dirname(posix.join(folder, specifier)) : folder
      if (target !== folder) edges.set(folder, (edges.get(folder) ?? new Set()).add(target))
    }
  }
  return edges
}

const findTag = ({ tags }: Project, kind: string) =>
  tags.find((tag) => tag.startsWith(`${kind}:`))?.slice(kind.length + 1) ?? ''

const tagProblems = (project: Project, rules: Rules) => [
  ...(findTag(project, 'type') !== 'domain' || rules.domainOrder.includes(project.name)
    ? []
    : [`${project.name} has no place in the order of the domains`]),
  ...(findTag(project, 'type') in rules.layers
    ? []
    : [`${project.root}/package.json has no known type: tag in nx.tags`]),
  ...(findTag(project, 'scope') in rules.scopes
    ? []
    : [`${project.root}/package.json has no known scope: tag in nx.tags`]),
]

interface Crossing {
  file: SourceFile
  from: Project
  to: Project
  specifier: string
}

function projectProblem({ file, from, to, specifier }: Crossing, { layers, scopes, specOnly, domainOrder }: Rules) {
  if (from === to) return 'inside a project, import by relative path'
  const [layer, target] = [findTag(from, 'type'), findTag(to, 'type')]
  const [scope, targetScope] = [findTag(from, 'scope'), findTag(to, 'scope')]
  const allowed = [...(layers[layer] ?? []), ...(isSpec(file) ? specOnly : [])]
  if (!allowed.includes(target)) return `type:${layer} may not import type:${target}`
  if (!scopes[scope]?.includes(targetScope)) return `scope:${scope} may not import scope:${targetScope}`
  if (layer === 'domain' && target === 'domain' && domainOrder.indexOf(to.name) >= domainOrder.indexOf(from.name)) {
    return `${to.name} does not come before ${from.name} in the order of the domains`
  }
  if (!to.entries.includes(specifier.replace(to.name, '.'))) return `${to.name} has no such entry point`
  return undefined
}

const isSpec = ({ path }: SourceFile) => /\.spec\.tsx?$/.test(path)
const isStory = ({ path }: SourceFile) => path.endsWith('.stories.tsx')

const isToolConfig = (path: string) => /\/(?:vite|vitest|playwright)[\w.-]*\.config\.[mc]?[jt]s$/.test(path)

/** A build or test configuration may reach the shared ones in tools; nothing else leaves its folder by path. */
function pathProblem({ file, from, specifier }: Omit<Crossing, 'to'>, { readsByPath }: Rules) {
  if (!specifier.startsWith('.')) return undefined
  const target = posix.join(posix.dirname(file.path), specifier)
  if (target === from.root || target.startsWith(`${from.root}/`)) return undefined
  if (isToolConfig(file.path) && target.startsWith('tools/')) return undefined
  if (readsByPath[file.path]?.includes(target)) return undefined
  return 'another project is imported by its name, not by its path'
}

function packageProblem({ file, from, specifier }: Omit<Crossing, 'to'>, { banned, toolScreens }: Rules) {
  if (toolScreens.includes(file.path)) return undefined
  const [layer, scope] = [findTag(from, 'type'), findTag(from, 'scope')]
  if (banned.layer[layer]?.some((name) => covers(name, specifier))) return `type:${layer} may not touch this package`
  if (banned.scope[scope]?.some((name) => covers(name, specifier))) return `scope:${scope} may not touch this package`
  return undefined
}

const covers = (name: string, specifier: string) =>
  name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : specifier === name || specifier.startsWith(`${name}/`)
