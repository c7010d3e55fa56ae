import { z } from 'zod'
import { line } from '@s4/contract'

export const RefusalFields = z.object({ reason: line('Say why. The worker reads it.', 300) })
