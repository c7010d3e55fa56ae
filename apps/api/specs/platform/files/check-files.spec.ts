import { beforeEach, expect, it, vi } from 'vitest'
import { aForm } from '../../../src/testing/a-form'
import { startApi } from '../../../src/testing/start-api'
import { checkFiles } from '../../../src/files/check-files'

const api = await startApi()
const seeker = await api.aSeeker()
const DAY = 24 * 60 * 60_000

const UNKNOWN = '0197f0de-0000-7000-8000-0000000000ab'
const pdf = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\ntrailer << /Root 1 0 R >>\n%%EOF')
const upload = async (): Promise<string> => {
  const { payload, headers } = aForm({ purpose: 'certificate' }, { file: { name: 'file.pdf', bytes: pdf } })
  return (await api.as(seeker, 'POST', '/files', payload, headers)).json().data.id
}
/** The files of a store are as old as the machine says, so the nights are counted from now. */
const check = async (nights: number) => {
  const error = vi.spyOn(api.deps.log, 'error').mockReturnValue()
  await checkFiles(api.deps, new Date(Date.now() + nights * DAY))
  error.mockRestore()
  const [found] = await api.db.query(
    'select kept, removed, left_alone, missing from file_check order by day desc limit 1',
  )
  return found
}
const isKept = async (id: string) => (await api.deps.files.open(id)) !== null

beforeEach(async () => {
  await api.db.query('delete from file_check')
  await api.db.query('delete from stored_file')
})

it('a file without a row is removed after a day, and the others stay', async () => {
  const id = await upload()
  await api.deps.files.write(UNKNOWN, pdf)

  expect(await check(0)).toEqual({ kept: 2, removed: 0, leftAlone: 0, missing: [] })
  expect(await isKept(UNKNOWN)).toBe(true)
  expect(await check(2)).toEqual({ kept: 2, removed: 1, leftAlone: 0, missing: [] })
  expect([await isKept(UNKNOWN), await isKept(id)]).toEqual([false, true])
})

it('nothing is removed while most files have no row, as with the database of another installation', async () => {
  await api.deps.files.write(UNKNOWN, pdf)
  const found = await check(2)

  expect(found).toMatchObject({ removed: 0, missing: [] })
  expect(found?.['leftAlone']).toBe(found?.['kept'])
  expect(await isKept(UNKNOWN)).toBe(true)
})

it('a row whose file is gone is named, and one that was released is not', async () => {
  const [lost, released] = [await upload(), await upload()]
  await api.db.query('update stored_file set deleted_at = created_at where id = $1', [released])
  for (const id of [lost, released]) await api.deps.files.remove(id)

  expect(await check(2)).toMatchObject({ missing: [lost] })
})

it('files are compared once a night', async () => {
  await check(2)
  await api.db.query('update file_check set kept = 1000')

  expect(await check(2)).toMatchObject({ kept: 1000 })
  expect((await check(3))?.['kept']).toBeLessThan(1000)
})
