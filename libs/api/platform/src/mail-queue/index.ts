export { queueMail } from './mail-repository'
