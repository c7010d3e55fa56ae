export { swapHandlers } from './swap-handlers'
