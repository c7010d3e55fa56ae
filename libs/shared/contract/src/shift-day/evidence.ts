import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Instant } from '../endpoint/shapes'

/** A file as S4 made it: its SHA-256 in hexadecimal digits, and when it was made. */
export const EvidenceFile = z.object({ sha256: z.string(), madeAt: Instant })

export const evidence = endpoints({
  'evidence.verify': {
    summary: 'Whether S4 made a file with this SHA-256, and what it is; null when it did not, or the file was changed.',
    requires: 'public',
    input: z.object({
      sha256: z
        .string('Enter the 64 characters of the check code.')
        .trim()
        .toLowerCase()
        .regex(/^[0-9a-f]{64}$/, 'A check code has 64 characters: digits and the letters a to f.'),
    }),
    output: z.object({
      file: z.object({ companyName: z.string(), title: z.string(), madeAt: Instant }).nullable(),
    }),
  },
})
