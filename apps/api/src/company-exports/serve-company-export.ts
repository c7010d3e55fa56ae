import { Id } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { momentText } from '@s4/domain/shift-text'
import { apiLinks, companyLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type CommandContext, runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { ownersOf } from '@s4/api-profiles/team'
import { admit } from '../admission/admit'
import { byteRange } from './byte-range'
import { companyExportRepository } from './company-export-repository'

const HOME_ZONE = 'Europe/London'

/**
 * `GET /api/company/exports/{id}.zip`, to owners after a recent sign-in, until it runs out. Every owner is told of each
 * download. A bucket hands it out itself, by an address that is good for five minutes; from a folder an interrupted
 * download can go on where it stopped.
 * 404 for another company's export and for one that is not ready or has run out.
 */
export function serveCompanyExport(app: FastifyInstance, deps: Deps): void {
  const { db, files, clock } = deps

  app.get<{ Params: { id: string } }>(apiLinks.companyExport(':id'), async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'company.export', needs: ['recent'] })
    const { data: id } = Id.safeParse(request.params.id)
    const made = id && (await companyExportRepository(db).file(id, actor.companyId, clock.now()))
    if (!id || !made) throw new ApiError('file.missing')
    const name = `s4-company-${made.madeAt.slice(0, 10)}.zip`
    const address = await files.signedAddress(id, { name, mediaType: 'application/zip' })
    const range = byteRange(request.headers.range, made.bytes)
    const file = address === null ? await files.open(id, range ?? undefined) : null
    if (address === null && !file) throw new ApiError('file.missing')

    if (!range || range.start === 0)
      await runCommand(deps, { actor, requestId: request.id }, (ctx) => recordDownload(ctx, id))
    void reply.header('cache-control', 'private, no-store')
    if (!file) return reply.redirect(address ?? '', 303)
    if (range) void reply.code(206).header('content-range', `bytes ${range.start}-${range.end}/${file.size}`)
    return (
      reply
        .type('application/zip')
        .header('content-disposition', `attachment; filename="${name}"`)
        .header('accept-ranges', 'bytes')
        // Made once under its id, so what was downloaded of it stays good.
        .header('etag', `"${id}"`)
        .header('content-length', range ? range.end - range.start + 1 : file.size)
        .send(file.stream)
    )
  })
}

async function recordDownload({ tx, actor, now, record }: CommandContext<CompanyActor>, id: string): Promise<void> {
  const [by] = await tx.query<{ name: string }>('select member_name($1, $2) as name', [actor.companyId, actor.uid])
  await record({
    action: 'company.exported',
    subject: { kind: 'company-export', id },
    notices: [
      {
        to: await ownersOf(tx, actor.companyId),
        kind: 'company.exported',
        critical: true,
        title: 'Everything about your company was downloaded',
        body:
          `By ${by?.name || 'an owner'} on ${momentText(now.toISOString(), HOME_ZONE)}. If none of you did this, ` +
          'change your passwords at once and tell S4.',
        link: companyLinks.support,
      },
    ],
  })
}
