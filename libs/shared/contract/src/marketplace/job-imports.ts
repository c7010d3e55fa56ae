import { jobColumns, MAX_IMPORTED_JOBS, type JobColumn } from '@s4/domain/job-import'
import { z } from 'zod'
import { csvError, csvFile, csvMapping } from '../endpoint/csv-import'
import { endpoints } from '../endpoint/endpoint'
import { Id, Instant, Nothing, Pence } from '../endpoint/shapes'
import { PostedAlready } from './jobs'

const columns = Object.keys(jobColumns) as [JobColumn, ...JobColumn[]]

/** What a template does not say has to be in the file. */
const JobMapping = csvMapping(columns).check(({ value, issues }) => {
  const need = (column: JobColumn, message: string) => {
    if (value[column] === undefined) issues.push({ code: 'custom', input: value, message, path: [column] })
  }
  need('date', 'Choose the column of the date.')
  if (value.template !== undefined) return
  need('site', 'Choose the column of the site, or one of templates.')
  need('role', 'Choose the column of the role, or one of templates.')
  need('start', 'Choose the column of the start, or one of templates.')
  need('end', 'Choose the column of the end, or one of templates.')
  need('people', 'Choose the column of the people needed, or one of templates.')
  need('pay', 'Choose the column of the pay, or one of templates.')
})

/** A file of jobs before they are posted. */
export const JobImport = csvFile(columns)
export type JobImport = z.infer<typeof JobImport>

export const JobImportError = csvError(columns)
export type JobImportError = z.infer<typeof JobImportError>

const ImportedJob = z.object({
  row: z.number().int(),
  title: z.string(),
  siteName: z.string(),
  zone: z.string(),
  shifts: z.array(z.object({ startsAt: Instant, endsAt: Instant })),
  positions: z.number().int(),
  payPerHour: Pence,
  /** What to look at, such as pay below the National Living Wage. */
  warning: z.string().nullable(),
  /** The job of the company that has one of these shifts already. */
  posted: PostedAlready.nullable(),
})
export type ImportedJob = z.infer<typeof ImportedJob>

export const JobImportPreview = z.object({
  /** Rows that cannot be posted. */
  wrong: z.number().int(),
  /** The first 200. */
  errors: z.array(JobImportError),
  /** What can be posted. */
  jobs: z.array(ImportedJob),
})
export type JobImportPreview = z.infer<typeof JobImportPreview>

export const jobImports = endpoints({
  'jobImports.create': {
    summary: `Send a CSV file of up to ${MAX_IMPORTED_JOBS} jobs in the field \`file\`; nothing is posted yet.`,
    requires: 'jobs.post',
    formData: 'file',
    input: Nothing,
    output: JobImport,
  },
  'jobImports.preview': {
    summary: 'The jobs that would be posted with these columns, and what is wrong, by row and column.',
    requires: 'jobs.post',
    input: z.object({ id: Id, mapping: JobMapping }),
    output: JobImportPreview,
  },
  'jobImports.run': {
    summary:
      'Post the jobs of a file, all or none; with `leaveOutWrong` those without an error. `repeats` says what ' +
      'is done with those posted already.',
    requires: 'jobs.post',
    needs: ['complete', 'verified'],
    input: z.object({
      id: Id,
      mapping: JobMapping,
      leaveOutWrong: z.boolean().default(false),
      repeats: z.enum(['leaveOut', 'postAgain']).optional(),
    }),
    output: z.object({ posted: z.number().int(), leftOut: z.number().int() }),
  },
})
