export { InPicture } from './in-picture'
export { isAnswered, isServer, isWritten, pictureWait } from './written'
