import { expect } from '@playwright/test'
import { askServer } from './ask-server'

/** The server's own word on which process it is; 0 while it does not answer. */
async function pidOfServer(): Promise<number> {
  const answer = await askServer({ method: 'GET', path: '/api/healthz' }).catch(() => null)
  return answer?.status === 200 ? (answer.body as { data: { pid: number } }).data.pid : 0
}

/** Ends the server without a warning (-9), and waits until what supervises it has another one answering. For tests that run alone. */
export async function killServer(): Promise<void> {
  const before = await pidOfServer()
  process.kill(before, 'SIGKILL')
  await expect
    .poll(async () => [0, before].includes(await pidOfServer()), { message: 'the server comes back', timeout: 60_000 })
    .toBe(false)
}
