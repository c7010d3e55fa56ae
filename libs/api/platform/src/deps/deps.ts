import type { Database } from '@s4/db'
import type { FastifyBaseLogger } from 'fastify'
import type { ChatStore } from '../outside-services/chat-store'
import type { MovableClock } from './clock'
import type { Identity } from '../outside-services/identity'
import type { Sealer } from './sealing'
import type { Settings } from '../settings/settings'

/** What every handler is given. Built once in `main.ts`, or by a spec. */
export interface Deps {
  db: Database
  clock: MovableClock
  identity: Identity
  sealer: Sealer
  /** Null where chat is off. */
  chat: ChatStore | null
  settings: Settings
  log: FastifyBaseLogger
}
