import { expect, it } from 'vitest'
import { startApi } from '../../../src/testing/start-api'
import { runDue } from '../../../src/testing/run-due'

const api = await startApi()
const now = new Date('2026-11-21T22:00:00.000Z')

it('a failure of one kind of due work is reported and does not stop the others', async () => {
  const done: string[] = []
  const failing = async () => {
    throw new Error('one failed')
  }

  const sweep = runDue(api.deps, now, [failing, async (_deps, at) => void done.push(at.toISOString())])

  await expect(sweep).rejects.toThrow('one failed')
  expect(done).toEqual([now.toISOString()])
})
