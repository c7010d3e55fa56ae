import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id } from '../endpoint/shapes'

export const foundKinds = ['job', 'person', 'site', 'client', 'invoice', 'problem'] as const

/** Something of the company's that matches what was typed. */
export const Found = z.object({
  kind: z.enum(foundKinds),
  id: Id,
  title: z.string(),
  detail: z.string(),
  /** Where it is in the company's app. */
  path: z.string(),
})
export type Found = z.infer<typeof Found>

export const companySearch = endpoints({
  'companySearch.find': {
    summary:
      'Jobs, people, sites, clients, invoices and problems of my company by words, as far as I may see them; at ' +
      'most six of each kind. Words may be unfinished; when nothing matches, words with a mistake in them are tried.',
    requires: 'jobs.read',
    input: z.object({
      text: z.string().trim().min(2, 'Type two letters or more.').max(100, 'Use 100 characters or fewer.'),
    }),
    output: z.array(Found),
  },
})
