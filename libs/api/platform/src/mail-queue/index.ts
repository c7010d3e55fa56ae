export { eraseMails, queueMail } from './mail-repository'
