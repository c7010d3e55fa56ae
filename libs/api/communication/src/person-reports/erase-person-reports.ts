import type { Db } from '@s4/db'
import { personReportRepository } from './person-report-repository'

/** What was decided stays; the words of whoever reported go with them. */
export const erasePersonReports = (tx: Db, uid: string): Promise<void> => personReportRepository(tx).eraseWords(uid)
