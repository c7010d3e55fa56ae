export { movableClock } from './clock'
export type { Deps } from './deps'
export { mask, createSealer, type Sealer } from './sealing'
