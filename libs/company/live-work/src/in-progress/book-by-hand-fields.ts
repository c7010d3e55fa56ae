import { attendance } from '@s4/contract'
import { z } from 'zod'

const { reason } = attendance['attendance.bookByHand'].input.shape

export const ByHandFields = z.object({
  time: z.string().regex(/^\d\d:\d\d$/, 'Enter a time, like 22:00.'),
  reason,
})
