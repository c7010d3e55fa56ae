export * as apiLinks from './api'
export * as companyLinks from './company'
export * as seekerLinks from './seeker'
export * as shellLinks from './shell'
export { problemsPath, reportToS4, supportPath, type Side } from './both-sides'
export {
  documentFile,
  documentOf,
  documentPaths,
  failureFile,
  failureFiles,
  WHAT_HAPPENED,
  waysFor,
  writtenAddress,
} from './documents'
export { isPath } from './every-path'
