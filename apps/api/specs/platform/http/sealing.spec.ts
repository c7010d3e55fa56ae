import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { createSealer } from '@s4/api-platform/deps'

const api = await startApi()
const key = (fill: number) => Buffer.alloc(32, fill)
const sealed = createSealer(key(1)).seal('2234567890', 'seeker.utr_sealed', 'sam')

it('a value can be decrypted in its own row and column, also when its key is now an old one', () => {
  expect(createSealer(key(1)).open(sealed, 'seeker.utr_sealed', 'sam')).toBe('2234567890')
  expect(createSealer(key(2), [key(3), key(1)]).open(sealed, 'seeker.utr_sealed', 'sam')).toBe('2234567890')
})

it.each<[what: string, open: () => string]>([
  ['in another row', () => createSealer(key(1)).open(sealed, 'seeker.utr_sealed', 'jo')],
  ['in another column', () => createSealer(key(1)).open(sealed, 'seeker.nino_sealed', 'sam')],
  ['with another key', () => createSealer(key(2)).open(sealed, 'seeker.utr_sealed', 'sam')],
  [
    'altered',
    () =>
      createSealer(key(1)).open(Buffer.concat([sealed.subarray(0, -1), Buffer.from([0])]), 'seeker.utr_sealed', 'sam'),
  ],
  [
    'under the id of another key',
    () =>
      createSealer(key(1), [key(2)]).open(
        Buffer.concat([createSealer(key(2)).header, sealed.subarray(11)]),
        'seeker.utr_sealed',
        'sam',
      ),
  ],
  ['without its header', () => createSealer(key(1)).open(sealed.subarray(11), 'seeker.utr_sealed', 'sam')],
  ['cut off', () => createSealer(key(1)).open(sealed.subarray(0, 20), 'seeker.utr_sealed', 'sam')],
  [
    'with a shortened tag',
    () =>
      createSealer(key(1)).open(
        Buffer.concat([sealed.subarray(0, 11), sealed.subarray(11, 23), sealed.subarray(23, 27)]),
        'seeker.utr_sealed',
        'sam',
      ),
  ],
])('a value cannot be decrypted %s', (_what, open) => {
  expect(open).toThrow(/unable to authenticate|unknown key|authentication tag/)
})

it('a number copied to another person’s row cannot be revealed there', async () => {
  const [sam, jo] = [await api.aSeeker(), await api.aSeeker()]
  await api.db.query('update seeker set utr_sealed = (select utr_sealed from seeker where id = $2) where id = $1', [
    jo.seekerId,
    sam.seekerId,
  ])
  const reveal = async (who: typeof sam) => (await api.as(who, 'POST', '/job-seeker/reveal', { number: 'utr' })).json()

  expect((await reveal(sam)).data.value).toMatch(/1234567890|12345 67890/)
  expect((await reveal(jo)).code).toBe('server.failed')
})
