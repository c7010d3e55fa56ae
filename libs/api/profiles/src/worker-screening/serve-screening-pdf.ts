import { Id } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { apiLinks } from '@s4/links'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import { runCommand } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { refuseOtherSites } from '@s4/api-platform/site-limits'
import { companyName } from '../worker-documents/company-name'
import { openFile } from './open-file'
import { readScreeningFile } from '../screening/read-file'
import { screeningPdf } from '../screening/screening-pdf'

/**
 * `GET /api/screening.pdf`: my own file. `GET /api/workers/{id}/screening.pdf`, after a recent sign-in: a worker's file
 * for a company, which counts as a look.
 */
export function serveScreeningPdf(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const { db, clock, sealer } = deps

  app.get(apiLinks.screeningPdf, async (request, reply) => {
    const { seekerId } = await admit(deps, request, { requires: 'own-profile.edit', byCookie: true })
    const now = clock.now()
    const [seeker] = await db.query<{ fullname: string }>('select fullname from seeker where id = $1', [seekerId])
    const file = await readScreeningFile(deps, { seekerId, companyId: null, now })
    return send(reply, await screeningPdf({ fullname: seeker?.fullname ?? '', file, companyName: null, now }))
  })

  app.get<{ Params: { id: string } }>(apiLinks.workerScreeningPdf(':id'), async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'documents.check', needs: ['recent'] })
    const path = '/workers/{id}/screening.pdf'
    await refuseOtherSites(db, actor, { method: 'GET', path, input: request.params })
    const { data: seekerId } = Id.safeParse(request.params.id)
    if (!seekerId) throw new ApiError('record.missing')
    const opened = await runCommand(deps, { actor, requestId: request.id }, (ctx) =>
      openFile(ctx, { seekerId, sealer, way: 'pdf' }),
    )
    const name = await companyName(db, actor.companyId)
    return send(reply, await screeningPdf({ ...opened, companyName: name, now: clock.now() }))
  })
}

const send = (reply: FastifyReply, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', 'inline; filename="screening-file.pdf"')
    .header('cache-control', 'private, no-store')
    .send(pdf)
