import { logbook } from '@s4/contract'

export const ReportFields = logbook['logbook.create'].input.pick({ text: true, form: true })
