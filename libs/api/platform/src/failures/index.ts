export { setReaderSide } from './reader-side'
export { inputError, handleError, sendFailure } from './send-failures'
