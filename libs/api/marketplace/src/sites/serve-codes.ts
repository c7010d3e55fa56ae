import { apiLinks } from '@s4/links'
import { Id } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Deps } from '@s4/api-platform/deps'
import type { Admit } from '@s4/api-platform/actor'
import { currentSiteCodes } from './current-site-codes'
import { codesPdf, sheetSizes } from './codes-pdf'
import { siteRepository } from './site-repository'

const Query = z.object({ size: z.enum(sheetSizes, 'Choose A4 or A6.').default('A4') })

/** `GET /api/sites/{id}/codes.pdf?size=A4|A6`: the codes to print; a download goes by the cookie alone. */
export function serveCodes(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get<{ Params: { id: string } }>(apiLinks.siteCodesPdf(':id'), async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'site-codes.manage', byCookie: true })
    const { size } = Query.parse(request.query)
    const { data: id } = Id.safeParse(request.params.id)
    const site = id && (await siteRepository(deps.db).find(actor.companyId, id))
    if (!site) throw new ApiError('site.missing')
    const codes = currentSiteCodes(deps.settings, site)
    return reply
      .type('application/pdf')
      .header('content-disposition', `inline; filename="codes-${size}.pdf"`)
      .header('cache-control', 'private, no-store')
      .send(await codesPdf({ siteName: site.name, codes, size }))
  })
}
