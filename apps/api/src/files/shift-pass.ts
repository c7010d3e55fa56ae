import { createHmac, timingSafeEqual } from 'node:crypto'
import type { LogbookEntry } from '@s4/contract'
import type { Deps } from '../server/deps'

const TWELVE_HOURS = 12 * 60 * 60_000

type Tools = Pick<Deps, 'clock' | 'settings'>

interface Pass {
  until: number
  pass: string
}

const sign = ({ settings }: Tools, id: string, until: number): string => createHmac('sha256', settings.sessionKey).update(`logbook-picture:${id}:${until}`).digest('base64url')

/** The entry as a shift's own token reads it: a browser cannot send the token along with a picture, so each address carries a pass for twelve hours. */
export const withPasses = (tools: Tools, entry: LogbookEntry): LogbookEntry => ({ ...entry, pictures: entry.pictures.map((address) => withPass(tools, address)) })

function withPass(tools: Tools, address: string): string {
  const until = tools.clock.now().getTime() + TWELVE_HOURS
  return `${address}?until=${until}&pass=${sign(tools, address.split('/').at(-1) ?? '', until)}`
}

export function passMatches(tools: Tools, id: string, { until, pass }: Pass): boolean {
  const [expected, actual] = [Buffer.from(sign(tools, id, until)), Buffer.from(pass)]
  return until > tools.clock.now().getTime() && actual.length === expected.length && timingSafeEqual(actual, expected)
}
