import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { findFirestoreJar, findJava } from './firestore-jar'

describe('the Firestore emulator’s jar', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 's4-jar-'))
  })
  afterEach(() => rmSync(folder, { recursive: true }))

  const aFile = (...parts: string[]) => {
    const path = join(folder, ...parts)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, '')
    return path
  }
  const find = (env: NodeJS.ProcessEnv = {}) => findFirestoreJar(env, join(folder, 'home'), [join(folder, 'lib')])

  it('is not found on a bare machine', () => {
    expect(find()).toBeUndefined()
  })

  it('is the one named by FIRESTORE_EMULATOR_JAR', () => {
    aFile('lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')
    const named = aFile('mine.jar')

    expect(find({ FIRESTORE_EMULATOR_JAR: named })).toBe(named)
  })

  it('is not found when the named one is missing', () => {
    aFile('lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')

    expect(find({ FIRESTORE_EMULATOR_JAR: join(folder, 'gone.jar') })).toBeUndefined()
  })

  it('is the Cloud SDK’s before a downloaded one', () => {
    aFile('home/.cache/firebase/emulators/cloud-firestore-emulator-v1.21.0.jar')
    const installed = aFile('lib/google-cloud-sdk/platform/cloud-firestore-emulator/cloud-firestore-emulator.jar')

    expect(find()).toBe(installed)
  })

  it('is the newest of the downloaded ones', () => {
    aFile('home/.cache/firebase/emulators/cloud-firestore-emulator-v1.9.0.jar')
    const newest = aFile('home/.cache/firebase/emulators/cloud-firestore-emulator-v1.21.0.jar')
    aFile('home/.cache/firebase/emulators/ui-v1.30.0.zip')

    expect(find()).toBe(newest)
  })

  it.runIf(process.platform !== 'win32')('runs on the Java of JAVA_HOME, else of the path', () => {
    const ofPath = aFile('bin/java')
    const ofHome = aFile('jdk/bin/java')

    expect(findJava({ PATH: join(folder, 'bin') })).toBe(ofPath)
    expect(findJava({ PATH: join(folder, 'bin'), JAVA_HOME: join(folder, 'jdk') })).toBe(ofHome)
    expect(findJava({ PATH: join(folder, 'empty') })).toBeUndefined()
  })
})
