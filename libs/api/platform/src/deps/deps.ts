import type { Database } from '@s4/db'
import type { FastifyBaseLogger } from 'fastify'
import type { FileStore } from '../files/store/file-store'
import type { ChatStore } from '../outside-services/chat-store'
import type { MovableClock } from './clock'
import type { Identity } from '../outside-services/identity'
import type { SearchReads } from '../replica/search-reads'
import type { Sealer } from './sealing'
import type { Settings } from '../settings/settings'

/** What every handler is given. Built once in `main.ts`, or by a spec. */
export interface Deps {
  db: Database
  /** For searches that read much and write nothing. */
  search: SearchReads
  clock: MovableClock
  identity: Identity
  sealer: Sealer
  /** Null where chat is off. */
  chat: ChatStore | null
  files: FileStore
  settings: Settings
  log: FastifyBaseLogger
}
