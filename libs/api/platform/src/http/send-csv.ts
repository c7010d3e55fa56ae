import type { FastifyReply } from 'fastify'
import { toCsv } from './csv'

/** Sends a table as a file to save: the heads, then a line for each row. */
export const sendCsv = (reply: FastifyReply, name: string, rows: readonly (readonly string[])[]): FastifyReply =>
  reply
    .type('text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}.csv"`)
    .header('cache-control', 'private, no-store')
    .send(toCsv(rows))
