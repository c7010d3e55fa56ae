export { eraseSentLater, listSentLater } from './sent-later-repository'
export { recordRefused } from './record-refused'
export { recordTaken } from './record-taken'
