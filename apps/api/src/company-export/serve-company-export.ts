import { createReadStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { apiLinks, companyLinks } from '@s4/links'
import { momentText } from '@s4/domain/shift-text'
import type { FastifyInstance } from 'fastify'
import type { CompanyActor } from '@s4/api-platform/actor'
import { type CommandContext, runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { limit } from '@s4/api-platform/limits'
import { admit } from '../admission/admit'
import { writeCompanyExport } from './write-company-export'

const HOME_ZONE = 'Europe/London'

/**
 * `GET /api/company/export`, by cookie or token, for an owner after a recent sign-in: a zip of what the company sees of
 * its work. Every owner is told of it.
 */
export function serveCompanyExport(app: FastifyInstance, deps: Deps): void {
  app.get(apiLinks.companyExport, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'company.export', needs: ['recent'] })
    await limit(deps, request, { what: 'export', person: actor.uid })
    const folder = await mkdtemp(join(tmpdir(), 's4-export-'))
    const remove = () => rm(folder, { recursive: true, force: true })
    try {
      const path = join(folder, 'company.zip')
      await writeCompanyExport(deps.db, actor.companyId, path)
      await runCommand(deps, { actor, requestId: request.id }, recordExport)
      const file = createReadStream(path).once('close', () => void remove())
      return await reply
        .type('application/zip')
        .header('content-disposition', 'attachment; filename="s4-company.zip"')
        .header('cache-control', 'no-store')
        .send(file)
    } catch (error) {
      await remove()
      throw error
    }
  })
}

async function recordExport({ tx, actor, now, record }: CommandContext<CompanyActor>): Promise<void> {
  const [by] = await tx.query<{ name: string }>('select member_name($1, $2) as name', [actor.companyId, actor.uid])
  const owners = await tx.query<{ uid: string }>(
    `select uid from company_member where company_id = $1 and role = 'owner'`,
    [actor.companyId],
  )
  await record({
    action: 'company.exported',
    subject: { kind: 'company', id: actor.companyId },
    notices: [
      {
        to: owners.map(({ uid }) => uid),
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
