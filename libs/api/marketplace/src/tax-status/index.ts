import type { Db } from '@s4/db'
import { taxStatusRepository } from './tax-status-repository'

export { taxStatusHandlers } from './tax-status-handlers'

export const eraseTaxStatusReasons = (tx: Db, seekerId: string): Promise<void> =>
  taxStatusRepository(tx).eraseReasons(seekerId)
