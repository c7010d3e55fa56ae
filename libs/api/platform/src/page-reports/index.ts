export { pageReportHandlers } from './page-report-handlers'
export { listPageSpeeds, removeOldPageReports } from './page-report-repository'
