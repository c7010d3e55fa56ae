export { movableClock } from './clock'
export type { Deps } from './deps'
export { mask, sealing, type Sealing } from './sealing'
