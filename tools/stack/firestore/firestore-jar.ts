import { readdirSync, statSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false

const IN_CLOUD_SDK = join('platform', 'cloud-firestore-emulator', 'cloud-firestore-emulator.jar')

/**
 * The Firestore emulator's jar: the one named by FIRESTORE_EMULATOR_JAR, else the Google Cloud SDK's,
 * else the newest that `firebase setup:emulators:firestore` has downloaded.
 */
export function findFirestoreJar(
  env: NodeJS.ProcessEnv,
  home = homedir(),
  systemFolders = ['/usr/lib', '/usr/share', '/opt'],
): string | undefined {
  const named = env['FIRESTORE_EMULATOR_JAR']
  if (named) return isFile(named) ? named : undefined
  const fromCloudSdk = [...systemFolders, home].map((folder) => join(folder, 'google-cloud-sdk', IN_CLOUD_SDK))
  return [...fromCloudSdk, ...downloaded(join(home, '.cache', 'firebase', 'emulators'))].find(isFile)
}

function downloaded(folder: string): string[] {
  try {
    const jars = readdirSync(folder).filter((name) => /^cloud-firestore-emulator-v.*\.jar$/.test(name))
    return jars
      .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }))
      .map((name) => join(folder, name))
  } catch {
    return []
  }
}

/** The `java` of JAVA_HOME, else of the path. */
export function findJava(env: NodeJS.ProcessEnv): string | undefined {
  const program = process.platform === 'win32' ? 'java.exe' : 'java'
  const folders = (env['PATH'] ?? '').split(delimiter).filter(Boolean)
  if (env['JAVA_HOME']) folders.unshift(join(env['JAVA_HOME'], 'bin'))
  return folders.map((folder) => join(folder, program)).find(isFile)
}
