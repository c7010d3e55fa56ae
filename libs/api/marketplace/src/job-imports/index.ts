export { jobImportHandlers } from './job-import-handlers'
export { removeOldJobImports } from './job-import-repository'
