import { vetting } from '@s4/contract'

export const Fields = vetting['vetting.declare'].input.omit({ kind: true, before: true })
