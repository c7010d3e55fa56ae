import { posix } from 'node:path'
import type { SourceFile } from '../boundaries/workspace'
import { writtenTables } from './written-tables'

export interface Ownership {
  /** The folder whose files alone write a table. */
  owners: Record<string, string>
  /** Folders that still write a table they do not own. */
  notYet: Record<string, readonly string[]>
}

/** One sentence for each table that somebody besides its owner writes, and for each entry that is no longer true. */
export function ownershipViolations(files: readonly SourceFile[], { owners, notYet }: Ownership): string[] {
  const writers = findWriters(files)
  const crossed = [...writers].flatMap(([table, folders]) => {
    const owner = owners[table] ?? ownerOfPattern(owners, table)
    if (!owner) return [`${table} has no owner, and ${[...folders].join(', ')} writes it`]
    return [...folders]
      .filter((folder) => !isInside(folder, owner) && !notYet[table]?.includes(folder))
      .map((folder) => `${folder} writes ${table}, which belongs to ${owner}`)
  })
  const unwritten = Object.entries(owners)
    .filter(([table, owner]) => ![...(writers.get(table) ?? [])].some((folder) => isInside(folder, owner)))
    .map(([table, owner]) => `${owner} is the owner of ${table} but does not write it`)
  const settled = Object.entries(notYet).flatMap(([table, folders]) =>
    folders
      .filter((folder) => !writers.get(table)?.has(folder))
      .map((folder) => `${folder} no longer writes ${table}: take the exception away`),
  )
  return [...crossed, ...unwritten, ...settled]
}

function findWriters(files: readonly SourceFile[]): Map<string, Set<string>> {
  const writers = new Map<string, Set<string>>()
  for (const file of files) {
    for (const table of writtenTables(file)) {
      writers.set(table, (writers.get(table) ?? new Set()).add(posix.dirname(file.path)))
    }
  }
  return writers
}

/** A name that a template completes, such as `*_message`, covers each table it may become; `*` alone covers none. */
const ownerOfPattern = (owners: Ownership['owners'], table: string) =>
  Object.entries(owners).find(([name]) => name.startsWith('*_') && table.endsWith(name.slice(1)))?.[1]

const isInside = (folder: string, owner: string) => folder === owner || folder.startsWith(`${owner}/`)
