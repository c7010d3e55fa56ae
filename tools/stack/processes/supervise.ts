import { isLasting } from '../../workspace/refusal'
import type { Service } from './service'

interface Supervision {
  /** What it is called in a sentence: “The server”. */
  name: string
  log: string
  start: () => Promise<Service>
  say: (sentence: string) => void
  /** Told when starting it again cannot help; it stays off. */
  giveUp: (error: Error) => void
  /** The longest pause before it is started again, in milliseconds; a minute unless told. */
  longest?: number
  now?: () => number
  pause?: (milliseconds: number) => Promise<void>
}

const A_MINUTE = 60_000
const FIRST_PAUSE = 1000

const sleep = (milliseconds: number) => new Promise<void>((resolve) => void setTimeout(resolve, milliseconds))

/** Starts a service, and again whenever it ends: first at once, then after pauses that grow. */
export async function supervise({
  name,
  log,
  start,
  say,
  giveUp,
  longest = A_MINUTE,
  now = Date.now,
  pause = sleep,
}: Supervision): Promise<Service> {
  let isStopping = false
  let startedAt = now()
  let current = await start()
  let wait = 0

  const watch = () => void current.ended.then(revive)
  const revive = async (ended: string): Promise<void> => {
    if (now() - startedAt >= A_MINUTE) wait = 0
    let how = ended
    for (;;) {
      if (isStopping) return
      say(`${name} ${how} and is being started again${wait > 0 ? ` in ${wait / 1000} s` : ''}; its log is ${log}.`)
      if (wait > 0) await pause(wait)
      wait = Math.min(Math.max(FIRST_PAUSE, wait * 2), longest)
      if (isStopping) return
      startedAt = now()
      try {
        current = await start()
        break
      } catch (error) {
        if (isStopping) return
        if (isLasting(error)) return giveUp(error)
        how = 'did not start'
      }
    }
    if (isStopping) return current.stop()
    watch()
  }

  watch()
  return {
    url: current.url,
    ended: new Promise(() => {}),
    stop: () => {
      isStopping = true
      return current.stop()
    },
  }
}
