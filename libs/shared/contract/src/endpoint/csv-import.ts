import { z } from 'zod'
import { Id } from './shapes'

/** Which column of a file, counted from 0, holds what. */
export const csvMapping = <Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.partialRecord(z.enum(columns), z.number().int().min(0).max(199))

/** A CSV file that was sent and is looked at before anything is done with it. */
export const csvFile = <Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.object({
    id: Id,
    fileName: z.string(),
    header: z.array(z.string()),
    /** Lines below the header. */
    rows: z.number().int(),
    /** The columns as their headings suggest. */
    mapping: z.partialRecord(z.enum(columns), z.number().int()),
  })

/** What is wrong in a cell; rows are counted as a spreadsheet does, the header being the first. */
export const csvError = <Column extends string>(columns: readonly [Column, ...Column[]]) =>
  z.object({
    row: z.number().int(),
    column: z.enum(columns),
    value: z.string(),
    message: z.string(),
  })
