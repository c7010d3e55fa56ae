import { join } from 'node:path'
import type { Settings } from '../../settings/settings'
import { startChild } from '../processes/child'
import { dataPaths } from '../data-folder/data-folder'
import { findFirestoreJar, findJava } from './firestore-jar'
import { inWorkspace } from '../../workspace/paths'
import type { Run } from '../processes/run'

/** Where Java is there and only the jar is missing: downloads it, so that the next start has chat. Says how it went. */
export async function fetchFirestoreForNextTime({ dataDir, mode }: Settings, run: Run): Promise<void> {
  if (
    mode === 'test' ||
    process.env['FIRESTORE_EMULATOR_JAR'] ||
    !findJava(process.env) ||
    findFirestoreJar(process.env)
  )
    return
  const log = join(dataPaths(dataDir).logs, 'firestore-download.log')
  const folder = inWorkspace('tools', 'emulators')
  const args = [
    join(folder, 'node_modules', 'firebase-tools', 'lib', 'bin', 'firebase.js'),
    'setup:emulators:firestore',
    '--non-interactive',
  ]
  const child = await startChild({
    command: process.execPath,
    args,
    cwd: folder,
    env: { ...process.env, METADATA_SERVER_DETECTION: 'none' },
    log,
  })
  run.onStop(child.stop)
  await child.ended
  run.say(
    findFirestoreJar(process.env)
      ? 'The Firestore emulator has been downloaded: chat is on from the next start.'
      : `The Firestore emulator could not be downloaded; ${log} says why. ` +
          'Set FIRESTORE_EMULATOR_JAR to its jar to have chat.',
  )
}
