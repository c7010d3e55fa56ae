export { completedWorkHandlers } from './completed-work-handlers'
export { serveStatement } from './serve-statement'
export { statementPdf } from './statement-pdf'
export { serveCompletedWork } from './serve-completed-work'
