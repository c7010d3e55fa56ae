import { expect } from '@playwright/test'
import { requestServer } from './request-server'

/** The process id that the server reports; 0 while it does not respond. */
async function pidOfServer(): Promise<number> {
  const answer = await requestServer({ method: 'GET', path: '/api/healthz' }).catch(() => null)
  return answer?.status === 200 ? (answer.body as { data: { pid: number } }).data.pid : 0
}

/** Kills the server (-9) and waits until its supervisor has started another. For tests that run alone. */
export async function killServer(): Promise<void> {
  const before = await pidOfServer()
  process.kill(before, 'SIGKILL')
  await expect
    .poll(async () => [0, before].includes(await pidOfServer()), { message: 'the server comes back', timeout: 60_000 })
    .toBe(false)
}
