export { noticeChoiceHandlers } from './notice-choice-handlers'
