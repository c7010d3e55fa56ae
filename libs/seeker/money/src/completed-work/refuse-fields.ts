import { z } from 'zod'
import { words } from '@s4/contract'

export const RefuseFields = z.object({ reason: words('Say why. The company reads it.', 300) })
