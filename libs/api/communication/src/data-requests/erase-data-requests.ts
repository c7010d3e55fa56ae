import type { Db } from '@s4/db'
import { dataRequestRepository } from './data-request-repository'

export const eraseDataRequests = (tx: Db, uid: string): Promise<void> => dataRequestRepository(tx, uid).eraseWords()
