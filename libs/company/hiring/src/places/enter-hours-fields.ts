import { z } from 'zod'
import { attendance } from '@s4/contract'

const time = z.string().regex(/^\d\d:\d\d$/, 'Enter a time, like 22:00.')

export const Fields = z.object({ on: time, off: time, reason: attendance['attendance.enter'].input.shape.reason })
