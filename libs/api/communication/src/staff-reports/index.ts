export { staffReportHandlers } from './staff-report-handlers'
