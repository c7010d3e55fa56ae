import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, relative, resolve } from 'node:path'
import { routes, type RouteName } from '@s4/contract/routes'
import { expect, it } from 'vitest'

const root = resolve(import.meta.dirname, '../../..')
const contractFolder = resolve(root, 'libs/shared/contract/src')

/** Endpoint prefixes that share the file and the folder of a larger subject. */
const sharedSubjects: Record<string, string> = {
  experience: 'history',
  education: 'history',
  gapNote: 'history',
  certificate: 'documents',
  licence: 'documents',
  rightToWork: 'documents',
}

const subjectName = (name: string): string => {
  const prefix = name.slice(0, name.indexOf('.'))
  return sharedSubjects[prefix] ?? prefix.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

const listSources = (folder: string, ending: string) =>
  readdirSync(resolve(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith(ending) && !path.endsWith('.spec.ts') && !path.includes('node_modules'))
    .map((path) => resolve(root, folder, path))

const findNames = (paths: string[], pattern: RegExp) =>
  new Map(paths.flatMap((path) => [...readFileSync(path, 'utf8').matchAll(pattern)].map(([, name]) => [name, path])))

const declared = findNames(listSources('libs/shared/contract/src', '.ts'), /^ {2}'(\w+\.\w+)': \{/gm)
const implemented = findNames(
  ['libs/api', 'apps/api/src'].flatMap((folder) => listSources(folder, '-handlers.ts')),
  /\bimplement\(\s*'(\w+\.\w+)'/g,
)

// Object.keys returns plain strings, so the type is restored here.
it.each(Object.keys(routes) as RouteName[])(
  '%s: prefix, contract file and server folder have the same name',
  (name) => {
    const contractFile = declared.get(name) ?? 'not declared'
    const handlerFile = implemented.get(name) ?? 'not implemented'
    const domain = /libs\/api\/([\w-]+)\//.exec(handlerFile)?.[1]

    expect(basename(contractFile, '.ts')).toBe(subjectName(name))
    expect(basename(dirname(handlerFile))).toBe(subjectName(name))
    // Handlers in apps/api, such as erasure, belong to no domain.
    if (domain) expect(dirname(relative(contractFolder, contractFile))).toBe(domain)
  },
)
