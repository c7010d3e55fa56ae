import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi()

it('returns the bank holidays of one nation, with the substitute day of a weekend holiday', async () => {
  const scotland = (await api.anonymous('GET', '/bank-holidays?nation=scotland&year=2026')).json().data
  const england = (await api.anonymous('GET', '/bank-holidays?nation=england-and-wales&year=2026')).json().data

  expect(scotland.map(({ date }: { date: string }) => date)).toContain('2026-11-30')
  expect(england.map(({ date }: { date: string }) => date)).toContain('2026-12-28')
})
