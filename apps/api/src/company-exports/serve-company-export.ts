import { Id } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { momentText } from '@s4/domain/shift-text'
import { apiLinks, companyLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type CommandContext, runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { fileStore } from '@s4/api-platform/files'
import { ownersOf } from '@s4/api-profiles/team'
import { admit } from '../admission/admit'
import { companyExportRepository } from './company-export-repository'

const HOME_ZONE = 'Europe/London'

/**
 * `GET /api/company/exports/{id}.zip`, to owners after a recent sign-in, until it runs out. Every owner is told of each
 * download.
 * 404 for another company's export and for one that is not ready or has run out.
 */
export function serveCompanyExport(app: FastifyInstance, deps: Deps): void {
  app.get<{ Params: { id: string } }>(apiLinks.companyExport(':id'), async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'company.export', needs: ['recent'] })
    const { data: id } = Id.safeParse(request.params.id)
    const made = id && (await companyExportRepository(deps.db).file(id, actor.companyId, deps.clock.now()))
    const file = made && (await fileStore(deps.settings.filesDir).open(id))
    if (!id || !made || !file) throw new ApiError('file.missing')
    await runCommand(deps, { actor, requestId: request.id }, (ctx) => recordDownload(ctx, id))
    return reply
      .type('application/zip')
      .header('content-disposition', `attachment; filename="s4-company-${made.madeAt.slice(0, 10)}.zip"`)
      .header('cache-control', 'private, no-store')
      .header('content-length', file.size)
      .send(file.stream)
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
