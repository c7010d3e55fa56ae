export { removeOldPapers } from './remove-old-papers'
export { serveTerms } from './serve-terms'
