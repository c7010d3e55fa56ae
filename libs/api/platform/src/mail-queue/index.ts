export { eraseMails, queueMail, queueNoticeMails, queueSecretMail, removeMails } from './mail-repository'
