export { evidenceHandlers } from './evidence-handlers'
export { removeOldEvidence } from './remove-old-evidence'
export { serveReportLog } from './serve-report-log'
