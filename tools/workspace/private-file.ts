import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file only its owner may read, whole or not at all. */
export function writePrivately(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  writeFileSync(unfinished, text, { mode: 0o600 })
  renameSync(unfinished, path)
}

/** Named secrets kept in a private file; those it lacks are made now. */
export function keptSecrets<Name extends string>(path: string, make: Record<Name, () => string>): Record<Name, string> {
  const kept: Partial<Record<Name, string>> = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
  const names = Object.keys(make) as Name[]
  const secrets = Object.fromEntries(names.map((name) => [name, kept[name] ?? make[name]()])) as Record<Name, string>
  if (names.some((name) => !kept[name])) writePrivately(path, `${JSON.stringify(secrets, null, 2)}\n`)
  return secrets
}
