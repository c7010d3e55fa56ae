export { refuseChangedMeanwhile } from './refuse-changed-meanwhile'
export { setReaderSide } from './reader-side'
export { inputError, handleError, sendFailure } from './send-failures'
