import { useMedia } from './use-media'

/** Whether the window is as narrow as a phone, for screens with a different structure there. */
export const useNarrow = (): boolean =>
  // The same width as `theme.below.tablet`.
  useMedia('(max-width: 767.98px)')
