import { PersonReport } from '@s4/contract'

export const ReportFields = PersonReport.pick({ reason: true, words: true })
