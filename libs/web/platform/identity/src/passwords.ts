import { z } from 'zod'

const MAX_BYTES = 4096

/** At least 8 characters, at most what the provider accepts. Spaces and every script are allowed. */
export const NewPassword = z
  .string()
  .min(8, 'Choose a password of at least 8 characters.')
  .refine(
    (text) => new TextEncoder().encode(text).length <= MAX_BYTES,
    'Choose a shorter password: 4,096 plain letters at most, and fewer with accents, other scripts or emoji.',
  )

export const samePassword = ({ password, confirm }: { password: string; confirm: string }): boolean =>
  password === confirm
/** Checked even when other fields are wrong, so that all errors show at once. */
export const passwordsDiffer = {
  error: 'The two passwords differ. Type the same one twice.',
  path: ['confirm'],
  when: () => true,
}
