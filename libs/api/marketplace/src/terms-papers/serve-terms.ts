import { Id } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { apiLinks } from '@s4/links'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { toViewer } from '@s4/api-platform/http'
import { paperOfAssignment, paperOfOffer, TERMS_PAPER_VERSION } from './terms-paper'
import { termsPdf } from './terms-pdf'

/**
 * `GET /api/offers/{id}/terms.pdf` before acceptance, `GET /api/assignments/{id}/terms.pdf` as it was agreed; for both
 * sides. A download goes by the cookie alone.
 */
export function serveTerms(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get<{ Params: { id: string } }>(apiLinks.offerTerms(':id'), async (request, reply) => {
    const viewer = toViewer(await admit(deps, request, { requires: 'offers.read', byCookie: true }))
    const { data: id } = Id.safeParse(request.params.id)
    const found = id ? await paperOfOffer(deps.db, id, viewer) : null
    if (!found) throw new ApiError('offer.missing')
    return send(reply, await termsPdf(found, { version: TERMS_PAPER_VERSION, agreedAt: null }))
  })

  app.get<{ Params: { id: string } }>(apiLinks.assignmentTerms(':id'), async (request, reply) => {
    const viewer = toViewer(await admit(deps, request, { requires: 'work.read', byCookie: true }))
    const { data: id } = Id.safeParse(request.params.id)
    const kept = id ? await paperOfAssignment(deps.db, id, viewer) : null
    if (!kept) throw new ApiError('record.missing')
    return send(reply, await termsPdf(kept.paper, kept))
  })
}

const send = (reply: FastifyReply, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', 'inline; filename="terms.pdf"')
    .header('cache-control', 'private, no-store')
    .send(pdf)
