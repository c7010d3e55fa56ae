import { z } from 'zod'
import { words } from '@s4/contract'

export const ObjectionFields = z.object({ reason: words('Say what is wrong. The company reads it.', 1000) })
