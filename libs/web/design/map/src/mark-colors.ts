import { theme } from '@s4/theme'

/** The colours of people on every map: at work as they should be, or in need of somebody. */
export const markColors = { person: theme.color.successMark, danger: theme.color.danger }

export type PersonTone = keyof typeof markColors
