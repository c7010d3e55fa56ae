export { eraseMails, queueMail, queueSecretMail, removeMails } from './mail-repository'
