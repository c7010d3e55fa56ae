import { line, problems } from '@s4/contract'

export const ReportFields = problems['problems.create'].input
  .pick({ category: true, severity: true, subject: true, text: true })
  .extend({ about: line('Choose the work it is about.') })
