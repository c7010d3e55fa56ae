export { removeOldImports } from './remove-old-imports'
export { workerImportHandlers } from './worker-import-handlers'
