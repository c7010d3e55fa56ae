import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { writePrivately } from '../../workspace/private-file'
import { refusal } from '../../workspace/refusal'

/**
 * The emulator's documents on disk: each save is an export of its own, and the file `current` names the last whole one,
 * so a save cut short costs nothing.
 */
export function firestoreData(folder: string, url: string, project: string) {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const pointer = join(folder, 'current')
  const exports = () => readdirSync(folder).filter((name) => name.startsWith('export-'))
  const current = () => (existsSync(pointer) ? readFileSync(pointer, 'utf8') : '')
  const metadataFile = (name: string) => join(folder, name, `${name}.overall_export_metadata`)
  const isWhole = (name: string) => name !== '' && existsSync(metadataFile(name))

  const exportAs = async (name: string) => {
    const response = await fetch(`${url}/emulator/v1/projects/${project}:export`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        database: `projects/${project}/databases/(default)`,
        export_directory: folder,
        export_name: name,
      }),
      signal: AbortSignal.timeout(20_000),
    })
    if (!response.ok) throw new Error(`The Firestore emulator answered ${response.status}.`)
  }

  return {
    /** The flags that load what was saved. Refuses to begin without what was: the next save would remove it. */
    seedFlags(): string[] {
      const named = current()
      const name = isWhole(named) ? named : exports().filter(isWhole).toSorted().at(-1)
      if (!name && named)
        throw refusal(
          `Chat is off: the conversations saved in ${join(folder, named)} are not whole. Restore that folder, ` +
            `or move ${folder} away to begin without them; everything else works.`,
        )
      if (!name) return []
      if (name !== named) writePrivately(pointer, name)
      return ['--seed_from_export', metadataFile(name)]
    },

    /** Saves when the documents differ from the last save. */
    async save(): Promise<void> {
      const name = `export-${Date.now()}`
      await exportAs(name)
      const isNew = readContent(join(folder, name)) !== readContent(join(folder, current() || 'none'))
      if (isNew) writePrivately(pointer, name)
      for (const old of exports().filter((each) => each !== current()))
        rmSync(join(folder, old), { recursive: true, force: true })
    },
  }
}

/** Equal for equal documents: the metadata files name the export and are left out. */
function readContent(exported: string): string {
  const documents = join(exported, 'all_namespaces', 'all_kinds')
  if (!existsSync(documents)) return ''
  const outputs = readdirSync(documents).filter((name) => name.startsWith('output-'))
  return outputs
    .toSorted()
    .map((name) => readFileSync(join(documents, name), 'latin1'))
    .join('\n')
}
