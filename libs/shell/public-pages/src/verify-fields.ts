import { evidence } from '@s4/contract'

export const Fields = evidence['evidence.verify'].input
