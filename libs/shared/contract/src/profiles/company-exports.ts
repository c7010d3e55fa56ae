import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant, Nothing } from '../endpoint/shapes'

export const CompanyExport = z.object({
  id: Id,
  askedBy: z.string(),
  askedAt: Instant,
  state: z.enum(['underWay', 'ready', 'failed']),
  /** Of the file; null until it is ready. */
  bytes: z.number().int().nullable(),
  /** Until when the file can be downloaded; null until it is ready. */
  expiresAt: Instant.nullable(),
})
export type CompanyExport = z.infer<typeof CompanyExport>

export const companyExports = endpoints({
  'companyExports.list': {
    summary: 'Exports of everything of my company, newest first, until they run out.',
    requires: 'company.export',
    input: Nothing,
    output: z.array(CompanyExport),
  },
  'companyExports.create': {
    summary: 'Ask for an export of everything of my company. While one is made, asking again returns it.',
    requires: 'company.export',
    needs: ['recent'],
    input: Nothing,
    output: CompanyExport,
  },
})
