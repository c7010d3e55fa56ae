export { InPicture } from './in-picture'
export { isServer, isWritten } from './written'
