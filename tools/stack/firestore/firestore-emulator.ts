import { join } from 'node:path'
import { PROJECT } from '../identities/auth-emulator'
import { startChild } from '../processes/child'
import { findFirestoreJar, findJava } from './firestore-jar'
import { firestoreData } from './firestore-data'
import { keepSaving } from '../processes/keep-saving'
import { inWorkspace } from '../../workspace/paths'
import { expectFree, freePort } from '../processes/ports'
import { refusal } from '../../workspace/refusal'
import type { Service } from '../processes/service'
import { until } from '../processes/until'

export interface FirestoreEmulatorOptions {
  /** Any free port unless told. */
  port?: number
  logs: string
  /** Keeps the documents over restarts; without it they end with the emulator. */
  dataFolder?: string
}

const SAVE_INTERVAL_MS = 1500

/** The two files the Firestore emulator needs, or the sentence that says which is missing. */
export function firestoreParts(env: NodeJS.ProcessEnv): { java: string; jar: string } | { missing: string } {
  const java = findJava(env)
  if (!java)
    return { missing: 'Chat is off: it needs Java. Install Java 17 or newer and start again; everything else works.' }
  const jar = findFirestoreJar(env)
  if (!jar && env['FIRESTORE_EMULATOR_JAR'])
    return {
      missing:
        `Chat is off: FIRESTORE_EMULATOR_JAR names ${env['FIRESTORE_EMULATOR_JAR']}, which is not a file. ` +
        'Correct it and start again; everything else works.',
    }
  if (!jar)
    return {
      missing:
        'Chat is off: the Firestore emulator is not on this machine, ' +
        'and FIRESTORE_EMULATOR_JAR does not name its jar; everything else works.',
    }
  return { java, jar }
}

/** Starts the Firestore emulator with the rules in `firestore.rules`; refuses, saying why, when this machine cannot. */
export async function startFirestoreEmulator({
  port,
  logs,
  dataFolder,
}: FirestoreEmulatorOptions): Promise<Service & { pid: number }> {
  const parts = firestoreParts(process.env)
  if ('missing' in parts) throw refusal(parts.missing)
  const chosen = port ?? (await freePort())
  await expectFree(chosen, 'FIRESTORE_EMULATOR_PORT', 'the Firestore emulator')

  const url = `http://127.0.0.1:${chosen}`
  const data = dataFolder ? firestoreData(dataFolder, url, PROJECT) : undefined
  const log = join(logs, 'firestore-emulator.log')
  const machine = [
    '-Xmx512m',
    '-XX:+UseSerialGC',
    '-XX:TieredStopAtLevel=1',
    `-Djava.util.logging.config.file=${inWorkspace('tools/emulators/java-logging.properties')}`,
  ]
  const emulator = [
    'com.google.cloud.datastore.emulator.firestore.CloudFirestore',
    '--host',
    '127.0.0.1',
    '--port',
    String(chosen),
  ]
  const project = ['--project_id', PROJECT, '--rules', inWorkspace('firestore.rules'), ...(data?.seedFlags() ?? [])]
  const child = await startChild({
    command: parts.java,
    args: [...machine, '-cp', parts.jar, ...emulator, ...project],
    log,
  })

  const answers = () =>
    fetch(url, { signal: AbortSignal.timeout(2000) }).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!(await until(async () => !child.isRunning() || (await answers()), { within: 60_000 })) || !child.isRunning()) {
    await child.stop()
    throw refusal(
      `Chat is off: the Firestore emulator did not start (it needs Java 17 or newer). Its log is ${log}; ` +
        'everything else works.',
    )
  }
  if (!data) return { url, pid: child.pid, ended: child.ended, stop: child.stop }

  const stopSaving = keepSaving(data.save, SAVE_INTERVAL_MS)
  void child.ended.then(stopSaving)
  const stop = async () => {
    if (child.isRunning()) await stopSaving()
    await child.stop()
  }
  return { url, pid: child.pid, ended: child.ended, stop }
}
