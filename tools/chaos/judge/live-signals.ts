import { get } from 'node:http'
import type { Db } from '@s4/db'

const WITHIN_MS = 2500

interface Ear {
  port: number
  headers: Record<string, string>
  uid: string
}

/** Whether an open tab hears of a change that PostgreSQL tells of now. */
export const hearsChanges = (db: Db, { port, headers, uid }: Ear): Promise<boolean> =>
  new Promise((resolve) => {
    const settle = (heard: boolean) => {
      asking.destroy()
      clearTimeout(late)
      resolve(heard)
    }
    const late = setTimeout(settle, WITHIN_MS, false)
    const asking = get({ host: '127.0.0.1', port, path: '/api/events', headers }, (answer) => {
      if (answer.statusCode !== 200) return settle(false)
      const signal = JSON.stringify({ uid, resources: ['support'] })
      db.query(`select pg_notify('s4_signal', $1)`, [signal]).catch(() => settle(false))
      return answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('"support"')) settle(true)
      })
    })
    asking.on('error', () => settle(false))
  })
