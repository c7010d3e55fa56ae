import { patrols } from '@s4/contract'

export const CutShortFields = patrols['patrols.cutShort'].input.pick({ reason: true })
