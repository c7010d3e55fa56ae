import { staffReports } from '@s4/contract'
import { z } from 'zod'

export const Fields = staffReports['staffReports.decide'].input
  .omit({ id: true, suspendedUntil: true, before: true })
  .extend({ suspendedUntil: z.string() })
