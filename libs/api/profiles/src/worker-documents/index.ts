export { workerDocumentHandlers } from './worker-document-handlers'
