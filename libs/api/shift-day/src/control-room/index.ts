export { controlRoomHandlers } from './control-room-handlers'
