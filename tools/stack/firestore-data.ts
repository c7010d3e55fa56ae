import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivately } from './private-file'

/**
 * The emulator's documents on disk: each save is an export of its own, and the file `current` names the last whole one,
 * so a save cut short costs nothing.
 */
export function firestoreData(folder: string, url: string, project: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pointer = join(folder, 'current')
  const exports = () => readdirSync(folder).filter((name) => name.startsWith('export-'))
  const current = () => (existsSync(pointer) ? readFileSync(pointer, 'utf8') : '')

  const exportAs = async (name: string) => {
    const response = await fetch(`${url}/emulator/v1/projects/${project}:export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ database: `projects/${project}/databases/(default)`, export_directory: folder, export_name: name }),
      signal: AbortSignal.timeout(20_000),
    })
    if (!response.ok) throw new Error(`The Firestore emulator answered ${response.status}.`)
  }

  return {
    /** The flags that load what was saved. */
    seedFlags(): string[] {
      const name = current()
      const metadata = join(folder, name, `${name}.overall_export_metadata`)
      return name && existsSync(metadata) ? ['--seed_from_export', metadata] : []
    },

    /** Saves when the documents differ from the last save. */
    async save(): Promise<void> {
      const name = `export-${Date.now()}`
      await exportAs(name)
      const isNew = contentOf(join(folder, name)) !== contentOf(join(folder, current() || 'none'))
      if (isNew) writePrivately(pointer, name)
      for (const old of exports().filter((each) => each !== current())) rmSync(join(folder, old), { recursive: true, force: true })
    },
  }
}

/** Equal for equal documents: the metadata files name the export and are left out. */
function contentOf(exported: string): string {
  const documents = join(exported, 'all_namespaces', 'all_kinds')
  if (!existsSync(documents)) return ''
  const outputs = readdirSync(documents).filter((name) => name.startsWith('output-'))
  return outputs.toSorted().map((name) => readFileSync(join(documents, name), 'latin1')).join('\n')
}
