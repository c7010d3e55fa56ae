import { importColumns, MAX_IMPORTED, type ImportColumn } from '@s4/domain/worker-import'
import { z } from 'zod'
import { csvError, csvFile, csvMapping } from '../endpoint/csv-import'
import { endpoints } from '../endpoint/endpoint'
import { ById, Id, Nothing } from '../endpoint/shapes'
import { EngagementKind } from './engagements'

const columns = Object.keys(importColumns) as [ImportColumn, ...ImportColumn[]]
/** Which column of the file, counted from 0, holds what. */
export const ImportMapping = csvMapping(columns)
  .refine((mapping) => mapping.email !== undefined, {
    error: 'Choose the column of the email address.',
    path: ['email'],
  })
  .refine((mapping) => mapping.name !== undefined || mapping.lastName !== undefined, {
    error: 'Choose the column of the name, or those of first and last name.',
    path: ['name'],
  })

/** A file of people before they are invited. */
export const WorkerImport = csvFile(columns)
export type WorkerImport = z.infer<typeof WorkerImport>

export const ImportError = csvError(columns)
export type ImportError = z.infer<typeof ImportError>

export const ImportPreview = z.object({
  /** People who can be invited, and rows that cannot. */
  ready: z.number().int(),
  wrong: z.number().int(),
  /** The first 200. */
  errors: z.array(ImportError),
  /** The first 20 of those who can be invited. */
  people: z.array(
    z.object({
      row: z.number().int(),
      name: z.string(),
      email: z.string(),
      phone: z.string(),
      payrollNumber: z.string(),
      team: z.string(),
      tags: z.array(z.string()),
    }),
  ),
})
export type ImportPreview = z.infer<typeof ImportPreview>

export const workerImports = endpoints({
  'workerImports.create': {
    summary: `Send a CSV file of up to ${MAX_IMPORTED} people in the field \`file\`; nobody is invited yet.`,
    requires: 'workers.save',
    formData: 'file',
    input: Nothing,
    output: WorkerImport,
  },
  'workerImports.preview': {
    summary: 'Who would be invited with these columns, and what is wrong, by row and column.',
    requires: 'workers.save',
    input: z.object({ id: Id, mapping: ImportMapping }),
    output: ImportPreview,
  },
  'workerImports.run': {
    summary: 'Invite the people of a file by mail, all or, with `leaveOutWrong`, those without an error.',
    requires: 'workers.save',
    needs: ['complete', 'verified'],
    input: z.object({
      id: Id,
      mapping: ImportMapping,
      kind: EngagementKind,
      leaveOutWrong: z.boolean().default(false),
    }),
    output: z.object({ invited: z.number().int(), leftOut: z.number().int() }),
  },
  'workerImports.progress': {
    summary: 'How many people of a file have been invited so far; they are all, or none, when it ends.',
    requires: 'workers.save',
    input: ById,
    output: z.object({
      status: z.enum(['ready', 'running', 'imported']),
      done: z.number().int(),
      total: z.number().int(),
    }),
  },
})
