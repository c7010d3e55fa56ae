export { jobTemplateHandlers } from './job-template-handlers'
export { eraseTemplates } from './job-template-repository'
