import type { Deps } from '@s4/api-platform/deps'
import { type Handler, implement, toCsv } from '@s4/api-platform/http'
import { limit } from '@s4/api-platform/limits'
import { clientReport } from '../client-reports/client-report'
import { makeReportPdf } from '../client-reports/make-report-pdf'
import { csvRows } from '../client-reports/report-words'
import { linkOfSecret, openLink, type OpenedLink, sendLinkCode, useOpenedLink } from './open-link'
import { listClientLinks, makeClientLink, withdrawClientLink } from './share-with-client'

/** A client's read-only link: made by a member, opened without an account (docs/product.md#client-links). */
export const clientLinkHandlers = (deps: Deps): Handler[] => {
  const { db, clock, settings } = deps
  const reportFor = ({ companyId, clientId }: OpenedLink, month: string) =>
    clientReport(db, { companyId, clientId, month, siteIds: null, now: clock.now() })

  return [
    implement('clientLinks.list', ({ input, actor }) => listClientLinks(db, actor, input.id)),

    implement('clientLinks.create', async ({ input, actor, request, transact }) => {
      await limit(deps, request, { what: 'make-client-link', person: actor.uid })
      return transact((ctx) => makeClientLink(ctx, input))
    }),

    implement('clientLinks.withdraw', async ({ input, transact }) => {
      await transact((ctx) => withdrawClientLink(ctx, input))
      return { done: true } as const
    }),

    implement('clientLinks.sendCode', async ({ input, request, transact }) => {
      await limit(deps, request, { what: 'open-client-link' })
      const id = await linkOfSecret(db, { ...input, now: clock.now() })
      await limit(deps, request, { what: 'client-link-code', person: id })
      return transact((ctx) => sendLinkCode(ctx, settings, input))
    }),

    implement('clientLinks.open', async ({ input, request, transact }) => {
      await limit(deps, request, { what: 'open-client-link' })
      return transact((ctx) => openLink(ctx, settings, input))
    }),

    implement('clientLinks.look', async ({ input: { token, month }, request, transact }) => {
      await limit(deps, request, { what: 'use-client-link' })
      const link = await transact((ctx) => useOpenedLink(ctx, { token, what: 'looked' }))
      return { companyName: link.companyName, report: await reportFor(link, month) }
    }),

    implement('clientLinks.file', async ({ input: { token, month, format }, request, transact }) => {
      await limit(deps, request, { what: 'use-client-link' })
      const link = await transact((ctx) => useOpenedLink(ctx, { token, what: format }))
      const report = await reportFor(link, month)
      const file = async () =>
        format === 'csv'
          ? Buffer.from(toCsv(csvRows(report)))
          : (await makeReportPdf(deps, report, { companyId: link.companyId, madeBy: null })).bytes
      return {
        name: `client-report-${month}.${format}`,
        type: format === 'csv' ? 'text/csv' : 'application/pdf',
        base64: (await file()).toString('base64'),
      }
    }),
  ]
}
