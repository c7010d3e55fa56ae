import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { firestoreData } from './firestore-data'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 's4-firestore-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true, force: true })
})

const data = () => firestoreData(folder, 'http://127.0.0.1:1', 'demo-s4')
const pointer = () => join(folder, 'current')
const metadataOf = (name: string) => join(folder, name, `${name}.overall_export_metadata`)
function anExport(name: string, whole = true) {
  const documents = join(folder, name, 'all_namespaces', 'all_kinds')
  mkdirSync(documents, { recursive: true })
  writeFileSync(join(documents, 'output-0'), name)
  if (whole) writeFileSync(metadataOf(name), '')
}

it('loads the named save', () => {
  anExport('export-1')
  anExport('export-2')
  writeFileSync(pointer(), 'export-1')

  expect(data().seedFlags()).toEqual(['--seed_from_export', metadataOf('export-1')])
})

it('loads the latest complete save when none is named, and names it', () => {
  anExport('export-1')
  anExport('export-2')
  anExport('export-3', false)

  expect(data().seedFlags()).toEqual(['--seed_from_export', metadataOf('export-2')])
  expect(readFileSync(pointer(), 'utf8')).toBe('export-2')
})

it('refuses to start when the saved conversations are damaged', () => {
  anExport('export-1', false)
  writeFileSync(pointer(), 'export-1')

  expect(() => data().seedFlags()).toThrow(
    /^Chat is off: the conversations saved in .*export-1 are not whole\. Restore/,
  )
  expect(existsSync(join(folder, 'export-1'))).toBe(true)
})

it('starts empty when nothing was saved', () => {
  expect(data().seedFlags()).toEqual([])
})
