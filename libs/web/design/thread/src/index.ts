export { PicturesField } from './pictures-field'
export { ReplyForm } from './reply-form'
export { Thread } from './thread'
