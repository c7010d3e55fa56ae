import { refusal } from './refusal'
import type { Service } from './service'

interface Supervision {
  /** What it is called in a sentence: “The server”. */
  name: string
  log: string
  start: () => Promise<Service>
  say: (sentence: string) => void
  /** Told when it has ended too often; it stays off. */
  giveUp: (error: Error) => void
}

const TIMES = 5
const A_MINUTE = 60_000

/** Starts a service and starts it again whenever it ends by itself, five times a minute at most. */
export async function supervise({ name, log, start, say, giveUp }: Supervision): Promise<Service> {
  const restarts: number[] = []
  let stopping = false
  let current = await start()

  const watch = () => void current.ended.then(revive)
  const revive = async (how: string): Promise<void> => {
    if (stopping) return
    const now = Date.now()
    restarts.push(now)
    if (restarts.filter((at) => now - at < A_MINUTE).length > TIMES) {
      return giveUp(refusal(`${name} keeps ending (${how}). Its log is ${log}.`))
    }
    say(`${name} ${how} and is being started again; its log is ${log}.`)
    try {
      const next = await start()
      current = next
      if (stopping) return await next.stop()
      watch()
    } catch (error) {
      if (!stopping) giveUp(error instanceof Error ? error : new Error(String(error)))
    }
  }

  watch()
  return {
    url: current.url,
    ended: new Promise(() => {}),
    stop: () => {
      stopping = true
      return current.stop()
    },
  }
}
