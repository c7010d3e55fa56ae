import { swaps } from '@s4/contract'

export const SwapFields = swaps['swaps.ask'].input.pick({ note: true })
