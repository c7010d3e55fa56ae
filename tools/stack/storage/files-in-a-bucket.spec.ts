import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { copyFiles } from '@s4/api/move-files'
import { type FileStore, folderStore, openFileStore } from '@s4/api-platform/files'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { PROJECT } from '../identities/auth-emulator'
import { startStorageEmulator } from './storage-emulator'

const folder = mkdtempSync(join(tmpdir(), 's4-bucket-'))
const emulator = await startStorageEmulator(folder)
const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
const credentials = join(folder, 'service-account.json')
writeFileSync(
  credentials,
  JSON.stringify({
    type: 'service_account',
    project_id: PROJECT,
    client_email: 'server@demo-s4.iam.gserviceaccount.com',
    private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
  }),
)
const nameEmulator = () => {
  vi.stubEnv('STORAGE_EMULATOR_HOST', emulator.url)
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', credentials)
}
nameEmulator()
beforeEach(nameEmulator)
afterAll(async () => {
  await emulator.stop()
  rmSync(folder, { recursive: true, force: true })
})

const aBucket = (name: string) =>
  openFileStore({
    filesDir: '',
    filesBucket: name,
    firebase: { projectId: PROJECT, apiKey: '', authDomain: '', authEmulator: null, firestoreEmulator: null },
  })
const bucket = await aBucket('s4-files')

const ID = '0197f0de-0000-7000-8000-0000000000ab'
const OTHER_ID = '0197f0de-0000-7000-8000-0000000001ab'
const FAR_ID = '0197f0de-0000-7000-8000-0000000000ff'

const read = async (store: FileStore, id: string, range?: { start: number; end: number }) => {
  const file = await store.open(id, range)
  return file && { size: file.size, bytes: await buffer(file.stream) }
}
const listed = async (store: FileStore, ending: string) => {
  const found = []
  for await (const { id, size } of store.list(ending)) found.push({ id, size })
  return found.toSorted((one, other) => one.id.localeCompare(other.id))
}

describe.each([
  ['a folder', folderStore(join(folder, 'files'))],
  ['a bucket', bucket],
])('%s', (_name, store) => {
  it('keeps bytes as they were, whole, in part and as a stream of 12 MB', async () => {
    const large = randomBytes(12 * 1024 * 1024)

    expect(await store.write(ID, Buffer.from('a picture'))).toBe(9)
    expect(await store.write(FAR_ID, Readable.from([large.subarray(0, 5_000_000), large.subarray(5_000_000)]))).toBe(
      large.length,
    )

    expect(await read(store, ID)).toEqual({ size: 9, bytes: Buffer.from('a picture') })
    expect(await read(store, ID, { start: 2, end: 4 })).toEqual({ size: 9, bytes: Buffer.from('pic') })
    expect((await read(store, FAR_ID))?.bytes.equals(large)).toBe(true)
  })

  it('lists by the end of the id, and knows nothing of what was removed', async () => {
    await store.write(ID, Buffer.from('one'))
    await store.write(OTHER_ID, Buffer.from('other'))
    const before = await listed(store, 'ab')

    await store.remove(ID)
    await store.remove(ID)

    expect(before).toEqual([
      { id: ID, size: 3 },
      { id: OTHER_ID, size: 5 },
    ])
    expect(await listed(store, 'ab')).toEqual([{ id: OTHER_ID, size: 5 }])
    expect(await store.open(ID)).toBeNull()
  })
})

it('a bucket hands a file out by a signed address of five minutes under the name given, a folder never', async () => {
  await bucket.write(ID, Buffer.from('zip'))
  const shownAs = { name: 's4-company.zip', mediaType: 'application/zip' }
  // The end is reckoned from two looks at the clock, between which a second may end.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() })
  onTestFinished(() => void vi.useRealTimers())
  const address = new URL((await bucket.signedAddress(ID, shownAs)) ?? '')

  expect(Object.fromEntries(address.searchParams)).toMatchObject({
    'X-Goog-Expires': '300',
    'X-Goog-Signature': expect.stringMatching(/^[0-9a-f]{512}$/),
    'response-content-disposition': 'attachment; filename="s4-company.zip"',
    'response-content-type': 'application/zip',
  })
  expect(address.pathname).toContain(`/ab/${ID}`)
  expect(await folderStore(folder).signedAddress(ID, shownAs)).toBeNull()
})

describe('moving files from a folder to a bucket', () => {
  it('copies each once, again what differs, and says so', async () => {
    const from = folderStore(mkdtempSync(join(folder, 'from-')))
    const to = await aBucket('s4-moved')
    await from.write(ID, Buffer.from('one'))
    await from.write(FAR_ID, Buffer.from('far away'))

    expect(await copyFiles(from, to)).toEqual({ copied: 2, thereBefore: 0 })
    expect(await copyFiles(from, to)).toEqual({ copied: 0, thereBefore: 2 })
    await from.write(OTHER_ID, Buffer.from('new'))
    await to.write(ID, Buffer.from('two'))
    expect(await copyFiles(from, to)).toEqual({ copied: 1, thereBefore: 2 })
    expect(await copyFiles(from, to, { isWhole: true })).toEqual({ copied: 1, thereBefore: 2 })
    expect((await read(to, ID))?.bytes.toString()).toBe('one')
  })

  it('ends with a sentence when the bucket has something else afterwards', async () => {
    const from = folderStore(mkdtempSync(join(folder, 'from-')))
    await from.write(ID, Buffer.from('one'))
    const broken: FileStore = { ...bucket, write: (id) => bucket.write(id, Buffer.from('0ne')) }
    await bucket.remove(ID)

    await expect(copyFiles(from, broken)).rejects.toThrow(`The file ${ID} is not the same in the bucket.`)
  })

  it('leaves out what was not written to its end', async () => {
    const dir = mkdtempSync(join(folder, 'from-'))
    const from = folderStore(dir)
    await from.write(ID, Buffer.from('one'))
    writeFileSync(join(dir, 'ab', `${OTHER_ID}.part`), 'half')

    expect(await copyFiles(from, await aBucket('s4-parts'))).toEqual({ copied: 1, thereBefore: 0 })
    expect(readdirSync(join(dir, 'ab'))).toHaveLength(2)
  })
})
