import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { takeLock } from './lock'
import { refusal, systemCode } from '../../workspace/refusal'

/** Where each part keeps its things inside the data folder. */
export const dataPaths = (dataDir: string) => ({
  lock: join(dataDir, 'lock.json'),
  children: join(dataDir, 'children.json'),
  keys: join(dataDir, 'keys.json'),
  logs: join(dataDir, 'logs'),
  files: join(dataDir, 'files'),
  accounts: join(dataDir, 'auth', 'accounts.json'),
  firestore: join(dataDir, 'firestore'),
})

/** Makes the folders that everything else expects. */
export function makeFolders(dataDir: string): void {
  const { logs, files } = dataPaths(dataDir)
  mkdirSync(dataDir, { recursive: true })
  for (const folder of [logs, files]) mkdirSync(folder, { recursive: true, mode: 0o700 })
}

/** Makes the folder, makes sure it can be written, and claims it; returns how to give it back. */
export function claimDataFolder(dataDir: string, address: string): () => void {
  try {
    makeFolders(dataDir)
    const trial = join(dataDir, `.trial-${process.pid}`)
    writeFileSync(trial, '')
    rmSync(trial)
  } catch (error) {
    throw refusal(
      `The data folder ${dataDir} cannot be written (${systemCode(error) ?? String(error)}). ` +
        'Give yourself the right to write there, or choose another with S4_DATA_DIR.',
      error,
    )
  }
  return takeLock(dataPaths(dataDir).lock, address)
}
