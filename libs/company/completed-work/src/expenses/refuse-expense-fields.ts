import { z } from 'zod'
import { words } from '@s4/contract'

export const RefuseFields = z.object({ reason: words('Say why. The worker reads it.', 500) })
