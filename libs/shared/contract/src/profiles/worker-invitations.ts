import { importColumns, MAX_IMPORTED, type ImportColumn } from '@s4/domain/worker-import'
import { z } from 'zod'
import { endpoints } from '../endpoint/endpoint'
import { ById, Done, Id, Instant, Nothing } from '../endpoint/shapes'

export const EngagementKind = z.enum(['self-employed', 'own-staff'], { error: 'Choose how they work for you.' })
export type EngagementKind = z.infer<typeof EngagementKind>

const columns = Object.keys(importColumns) as [ImportColumn, ...ImportColumn[]]
const Column = z.number().int().min(0).max(199)
/** Which column of the file, counted from 0, holds what. */
export const ImportMapping = z
  .partialRecord(z.enum(columns), Column)
  .refine((mapping) => mapping.email !== undefined, {
    error: 'Choose the column of the e-mail address.',
    path: ['email'],
  })
  .refine((mapping) => mapping.name !== undefined || mapping.lastName !== undefined, {
    error: 'Choose the column of the name, or those of first and last name.',
    path: ['name'],
  })

/** A file of people before they are invited. */
export const WorkerImport = z.object({
  id: Id,
  fileName: z.string(),
  header: z.array(z.string()),
  /** Lines below the header. */
  rows: z.number().int(),
  /** The columns as their headings suggest. */
  mapping: z.partialRecord(z.enum(columns), z.number().int()),
})
export type WorkerImport = z.infer<typeof WorkerImport>

/** What is wrong in a cell; rows are counted as a spreadsheet does, the header being the first. */
export const ImportError = z.object({
  row: z.number().int(),
  column: z.enum(columns),
  value: z.string(),
  message: z.string(),
})
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

export const WorkerInvitation = z.object({
  id: Id,
  name: z.string(),
  email: z.string(),
  kind: EngagementKind,
  sentAt: Instant,
  expiresAt: Instant,
})
export type WorkerInvitation = z.infer<typeof WorkerInvitation>

const secret = z.string().min(20).max(100)

/** What the holder of a link reads before accepting. */
export const OpenWorkerInvitation = z.object({
  companyName: z.string(),
  name: z.string(),
  email: z.string(),
  kind: EngagementKind,
  expiresAt: Instant,
})

export const workerInvitations = endpoints({
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
  'workerInvitations.list': {
    summary: 'Open invitations to work for my company, the newest first; at most 500.',
    requires: 'workers.save',
    input: Nothing,
    output: z.object({ open: z.number().int(), invitations: z.array(WorkerInvitation) }),
  },
  'workerInvitations.withdraw': {
    summary: 'Take an invitation back: its link ends.',
    requires: 'workers.save',
    input: ById,
    output: Done,
  },
  'workerInvitations.open': {
    summary: 'What the holder of a link from an invitation to work is invited to.',
    requires: 'public',
    input: z.object({ secret }),
    output: OpenWorkerInvitation,
  },
  'workerInvitations.answer': {
    summary: 'Accept or decline an invitation to work, with the worker account of the address it was sent to.',
    requires: 'account.manage',
    input: z.object({ secret, accept: z.boolean() }),
    output: Done,
  },
})
