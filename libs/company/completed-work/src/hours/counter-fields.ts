import { durationText } from '@s4/domain/shift-text'
import { z } from 'zod'
import { typedMinutes } from './typed-minutes'

/** The typed hours may not exceed the shift and the time before and after it. */
export const counterFields = (most: number) =>
  z
    .object({
      hours: z.string(),
      minutes: z.string(),
      reason: z.string().trim().min(1, 'Say why. The worker reads it.').max(500, 'Use 500 characters or fewer.'),
    })
    .superRefine((typed, context) => {
      const minutes = typedMinutes(typed)
      if (minutes === null)
        context.addIssue({ code: 'custom', path: ['minutes'], message: 'Enter whole hours, and minutes from 0 to 59.' })
      else if (minutes > most)
        context.addIssue({
          code: 'custom',
          path: ['minutes'],
          message: `This shift and the time beside it are ${durationText(most)}: propose that or less.`,
        })
    })
