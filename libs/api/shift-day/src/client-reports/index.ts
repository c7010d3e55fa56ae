export { clientReportHandlers } from './client-report-handlers'
export { serveClientReport } from './serve-client-report'
