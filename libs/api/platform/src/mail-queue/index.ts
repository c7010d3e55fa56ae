export {
  eraseMails,
  queueMail,
  queueNoticeMails,
  queueSecretMail,
  queueSecretMails,
  removeMails,
} from './mail-repository'
