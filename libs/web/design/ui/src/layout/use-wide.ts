import { useMedia } from './use-media'

/** Whether the window is wide enough for a table, or for a list with a detail beside it. */
export const useWide = (): boolean => useMedia('(min-width: 1100px)')
