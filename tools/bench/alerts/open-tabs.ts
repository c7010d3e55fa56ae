import { type ClientRequest, request } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '@s4/db'

interface Opening {
  port: number
  /** Session secrets, shared among the tabs in turn. */
  sessions: readonly string[]
  count: number
}

const BETWEEN = 5000

/** So many tabs with the stream of live signals open, all of which have heard that it is. */
export async function openTabs({ port, sessions, count }: Opening) {
  const hearing = new Set<(said: string) => void>()
  const tabs: ClientRequest[] = []
  const heardBy = (needle: string) => {
    let left = count
    return new Promise<void>((resolve) => {
      const hear = (said: string) => {
        if (!said.includes(needle)) return
        left -= 1
        if (left > 0) return
        hearing.delete(hear)
        resolve()
      }
      hearing.add(hear)
    })
  }

  const ready = heardBy('event: ready')
  for (let index = 0; index < count; index += 1) {
    const headers = { host: `company.s4.localhost:${port}`, cookie: `__session=${sessions[index % sessions.length]}` }
    const asking = request({ port, host: '127.0.0.1', path: '/api/events', headers, agent: false }, (stream) => {
      stream.on('data', (part: Buffer) => hearing.forEach((hear) => hear(part.toString()))).on('error', () => undefined)
    })
    asking.on('error', () => undefined).end()
    tabs.push(asking)
  }
  await ready

  return {
    /** Milliseconds from each change, one every five seconds until then, until the last tab heard of it. */
    async delaysOver(db: Db, end: number): Promise<number[]> {
      const delays: number[] = []
      while (Date.now() < end) {
        const name = `change-${delays.length}-`
        const heard = heardBy(name)
        const began = performance.now()
        await db.query(
          `select pg_notify('s4_signal', json_build_object('uid', uid, 'resources', json_build_array($1::text))::text)
           from account where role = 'Company'`,
          [name],
        )
        await heard
        delays.push(performance.now() - began)
        await pause(BETWEEN)
      }
      return delays
    },
    close: () => tabs.forEach((tab) => tab.destroy()),
  }
}
