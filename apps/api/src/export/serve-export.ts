import { apiLinks, companyLinks, seekerLinks } from '@s4/links'
import { isSealedColumn, joinRowId, sealedColumns } from '@s4/db'
import { momentText } from '@s4/domain/shift-text'
import type { FastifyInstance } from 'fastify'
import { strToU8, zip, type AsyncZippable } from 'fflate'
import { exportedMessages } from '@s4/api-communication/chat'
import type { Actor } from '@s4/api-platform/actor'
import { limit } from '@s4/api-platform/limits'
import { admit } from '../admission/admit'
import { type CommandContext, runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { personalTables, type ExportSide } from './personal-tables'
import { tableCsv } from './table-csv'

type Row = Record<string, unknown>

const HOME_ZONE = 'Europe/London'

const README = `Everything S4 holds about you.

all.json holds it all; each table is also a CSV file of its own. Times are UTC. Money is in pence.
files/ holds what you uploaded. Passwords are not here: only the identity provider has them, and not in a readable form.
`

/**
 * `GET /api/user/export`, by cookie or token, after a recent sign-in: a zip of everything about me, as JSON and as CSV,
 * with my files. It contains the personal numbers unmasked, so its owner is notified of each export.
 */
export function serveExport(app: FastifyInstance, deps: Deps): void {
  app.get(apiLinks.exportEverything, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'account.manage', needs: ['recent'] })
    await limit(deps, request, { what: 'export', person: actor.uid })
    const bytes = await buildExport(deps, actor)
    await runCommand(deps, { actor, requestId: request.id }, recordExport)
    return reply
      .type('application/zip')
      .header('content-disposition', 'attachment; filename="s4-my-data.zip"')
      .header('cache-control', 'no-store')
      .send(bytes)
  })
}

async function recordExport(ctx: CommandContext<Actor>): Promise<void> {
  const { actor, now } = ctx
  const support = actor.role === 'Job Seeker' ? seekerLinks.support : companyLinks.support
  await ctx.record({
    action: 'account.exported',
    subject: { kind: 'account', id: actor.uid },
    notices: [
      {
        to: [actor.uid],
        kind: 'account.exported',
        critical: true,
        title: 'Everything about you was downloaded',
        body:
          `On ${momentText(now.toISOString(), HOME_ZONE)}, your personal numbers included. If this was not you, ` +
          'change your password at once and tell S4 under Support.',
        link: `${support}?${new URLSearchParams({ new: '1', about: 'Everything about me was downloaded' }).toString()}`,
      },
    ],
  })
}

async function buildExport(deps: Deps, actor: Actor): Promise<Buffer> {
  const { db } = deps
  const tables: Record<string, Row[]> = {}
  for (const { name, where } of await personalTables(db, sideOf(actor))) {
    // PostgreSQL needs a type for every parameter, so the first condition uses all four.
    const rows = await db.query<Row>(
      `select * from "${name}" where ($1::text is null or $2::uuid is null or $3::uuid is null or $4::text is null
           or true) and ${where}`,
      [actor.uid, actor.seekerId, actor.companyId, actor.email],
    )
    tables[name] = rows.map((row) => readable(deps, name, row))
  }
  tables['messages'] = await exportedMessages(deps, actor)
  return zipped({
    'README.txt': strToU8(README),
    'all.json': strToU8(JSON.stringify(tables, null, 2)),
    ...Object.fromEntries(
      Object.entries(tables)
        .filter(([, rows]) => rows.length > 0)
        .map(([name, rows]) => [`${name}.csv`, strToU8(tableCsv(rows))]),
    ),
    ...(await readFiles(deps, actor)),
  })
}

const sideOf = ({ seekerId, memberRole }: Actor): ExportSide =>
  seekerId !== null ? 'seeker' : memberRole === 'owner' ? 'owner' : 'member'

/** Opens the person's own sealed numbers. Other bytes, such as hashes, are left out. */
function readable({ sealer }: Deps, table: string, row: Row): Row {
  return Object.fromEntries(
    Object.entries(row).flatMap(([name, value]) => {
      if (!Buffer.isBuffer(value)) return [[name, value]]
      const column = `${table}.${snake(name)}`
      if (!isSealedColumn(column)) return []
      const rowId = joinRowId(...sealedColumns[column].map((key) => String(row[camel(key)])))
      return [[name.replace(/Sealed$/, ''), sealer.open(value, column, rowId)]]
    }),
  )
}

const snake = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const camel = (name: string) => name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())

async function readFiles({ db, files: store }: Deps, { uid }: Actor): Promise<AsyncZippable> {
  const files = await db.query<{ id: string; name: string }>(
    'select id, name from stored_file where owner_uid = $1 and deleted_at is null order by created_at',
    [uid],
  )
  const entries: AsyncZippable = {}
  for (const { id, name } of files) {
    const file = await store.open(id)
    // Pictures and PDFs are compressed already.
    if (file) entries[`files/${id}-${name}`] = [await readBytes(file.stream), { level: 0 }]
  }
  return entries
}

async function readBytes(stream: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = []
  for await (const part of stream) parts.push(part)
  return Buffer.concat(parts)
}

const zipped = (files: AsyncZippable) =>
  new Promise<Buffer>((resolve, reject) => {
    zip(files, (error, bytes) => (error ? reject(error) : resolve(Buffer.from(bytes))))
  })
