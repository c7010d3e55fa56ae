export { eraseDecisions, markOldDecisions, removeOldDecisions } from './erase-decisions'
export { serveScreeningPdf } from './serve-screening-pdf'
export { workerScreeningHandlers } from './worker-screening-handlers'
