/** Apart from the bar, so that the first paint has its room. */
export { BarRoom } from './bar/bar-room'
