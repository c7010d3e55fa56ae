export { noteReader } from './reader-side'
export { inputError, handleError, sendFailure } from './send-failures'
