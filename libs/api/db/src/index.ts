export { connect, type Database } from './connection/connection'
export { isContention, isDatabaseBusy, isLockTimeout, violatedConstraint } from './connection/database-errors'
export { instantText } from './connection/instant'
export { checkDataKey } from './sealing/data-key'
export { connectionLimits, type Limits, PAGE_COST } from './connection/limits'
export { listen, type Subscription } from './connection/listen'
export { endLostConnections } from './connection/lost-connections'
export { migrate } from './schema/migrate'
export type { Db, QueryOptions } from './connection/query-on'
export { isRefusal, refusal } from './connection/refusal'
export { refuseExcessRights, refuseUnlimitedRole } from './schema/server-role'
export { isFromOlderSchema, migrationsFolder, schemaCheck } from './schema/schema'
export { connectQueue, type QueueConnection } from './connection/queue-connection'
export { RUN_DUE } from './connection/queues'
export { reseal, sealedWithUnknownKey, type ResealResult } from './sealing/reseal'
export {
  isSealedColumn,
  joinRowId,
  sealedColumnNames,
  sealedColumns,
  type SealedColumn,
} from './sealing/sealed-columns'
export { createSealer, type Sealer } from './sealing/sealing'
