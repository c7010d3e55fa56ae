export { erasePersonReports } from './erase-person-reports'
export { personReportHandlers } from './person-report-handlers'
