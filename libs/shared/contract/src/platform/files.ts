import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { Id } from '../endpoint/shapes'

/** The purpose of a file decides who may see it. */
export const FilePurpose = z.enum([
  'picture',
  'logo',
  'certificate',
  'licence',
  'right-to-work',
  'screening',
  'logbook',
  'problem',
  'chat',
  'invoice',
  'receipt',
])
export type FilePurpose = z.infer<typeof FilePurpose>

export const StoredFile = z.object({
  id: Id,
  /** The address of the file, for people who may see it. */
  url: z.string(),
  name: z.string(),
  mediaType: z.string(),
  byteSize: z.number().int(),
})
export type StoredFile = z.infer<typeof StoredFile>

export const files = endpoints({
  'files.create': {
    summary:
      'Send a file of up to 10 MB in the field `file`: JPEG, PNG, WebP or PDF. A file that nothing refers ' +
      'to within a day is removed.',
    // A shift's own token sends pictures for its logbook.
    requires: 'files.add',
    formData: 'file',
    input: z.object({ purpose: FilePurpose }),
    output: StoredFile,
  },
})
