import { patrols } from '@s4/contract'

export const ScanFields = patrols['patrols.scan'].input.pick({ code: true })
