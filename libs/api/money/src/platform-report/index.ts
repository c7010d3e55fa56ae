export { platformReportHandlers } from './platform-report-handlers'
export type { Operator } from './platform-report-xml'
export { writePlatformReport } from './write-platform-report'
