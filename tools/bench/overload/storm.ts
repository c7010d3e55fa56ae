import { Agent, get } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'

/** What came back, by status, or by the error where no answer came within the time a browser waits. */
export type Answers = Record<string, number>

interface Storm {
  port: number
  path: string
  seconds: number
}

const TIMEOUT_MS = 10_000

/** So many requests after another at a time. */
export async function askClosed({ port, path, seconds }: Storm, atOnce: number): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const answers: Answers = {}
  const end = Date.now() + seconds * 1000
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (Date.now() < end) count(answers, await ask({ agent, port, path }))
    }),
  )
  agent.destroy()
  return answers
}

/** So many requests a second, whether earlier ones are answered or not. */
export async function askOpen({ port, path, seconds }: Storm, rate: number): Promise<Answers> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1000 })
  const answers: Answers = {}
  const asking: Promise<void>[] = []
  const began = performance.now()
  for (let sent = 0; performance.now() - began < seconds * 1000;) {
    const due = Math.floor(((performance.now() - began) * rate) / 1000)
    for (; sent < due; sent += 1) asking.push(ask({ agent, port, path }).then((status) => count(answers, status)))
    await pause(5)
  }
  await Promise.all(asking)
  agent.destroy()
  return answers
}

const count = (answers: Answers, status: string) => {
  answers[status] = (answers[status] ?? 0) + 1
}

const ask = ({ agent, port, path }: { agent: Agent; port: number; path: string }) =>
  new Promise<string>((resolve) => {
    const asking = get({ agent, port, host: '127.0.0.1', path, timeout: TIMEOUT_MS }, (answer) => {
      answer.resume()
      answer.on('close', () => resolve(String(answer.statusCode)))
    })
    asking
      .on('timeout', () => asking.destroy(new Error('no answer in time')))
      .on('error', ({ message }) => resolve(message))
  })
