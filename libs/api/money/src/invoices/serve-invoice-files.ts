import { apiLinks } from '@s4/links'
import { CalendarDate, Id } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { localDate } from '@s4/domain/shift-text'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Admit } from '@s4/api-platform/actor'
import { toViewer } from '@s4/api-platform/http'
import type { Deps } from '@s4/api-platform/deps'
import { bookkeepingCsv, bookkeepingPrograms } from './bookkeeping-csv'
import { invoiceCsv } from './invoice-csv'
import { creditNotePdf, invoicePdf } from './invoice-pdf'
import { creditNoteUbl, invoiceUbl } from './invoice-ubl'
import { invoiceRepository } from './invoice-repository'
import { findReceipts, receiptCsv } from './receipt-csv'

const Period = z.object({
  from: CalendarDate,
  to: CalendarDate,
  by: z.enum(['supplied', 'paid', 'worked', 'made']).default('supplied'),
  /** The bookkeeping program of a company that imports it. */
  program: z.enum(bookkeepingPrograms).optional(),
})

/**
 * `GET /api/invoices/{id}.pdf` and `.xml`, `GET /api/credit-notes/{id}.pdf` and `.xml`, and
 * `GET /api/invoices.csv?from=&to=&by=&program=`: invoices by the day of supply or of the shift's start, or with
 * `by=paid` the payments. With `by=made` and a `program` a company gets every invoice and credit note made in days that
 * are over, as its bookkeeping program imports them: each document is in one week's file, whenever it is downloaded. A
 * download carries only the cookie, no header.
 */
export function serveInvoiceFiles(app: FastifyInstance, deps: Deps, admit: Admit): void {
  const callerOf = async (request: FastifyRequest) =>
    toViewer(await admit(deps, request, { requires: 'invoices.read', byCookie: true }))
  const callersInvoices = async (request: FastifyRequest) =>
    invoiceRepository(deps.db, await callerOf(request), deps.sealer)

  const shownInvoice = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const invoices = await callersInvoices(request)
    const { data: id } = Id.safeParse(request.params.id)
    if (!id) throw new ApiError('invoice.missing')
    return invoices.show(id)
  }

  const shownCreditNote = async (request: FastifyRequest<{ Params: { id: string } }>) => {
    const invoices = await callersInvoices(request)
    const { data: id } = Id.safeParse(request.params.id)
    const invoice = id ? await invoices.findByCreditNote(id) : null
    const note = invoice?.creditNotes.find((each) => each.id === id)
    if (!invoice || !note) throw new ApiError('record.missing')
    return { invoice, note }
  }

  app.get<{ Params: { id: string } }>(apiLinks.invoicePdf(':id'), async (request, reply) => {
    const invoice = await shownInvoice(request)
    if (invoice.document !== null) return reply.redirect(invoice.document)
    return sendPdf(reply, `invoice-${invoice.number}.pdf`, await invoicePdf(invoice))
  })

  app.get<{ Params: { id: string } }>(apiLinks.invoiceUbl(':id'), async (request, reply) => {
    const invoice = await shownInvoice(request)
    if (invoice.source === 'own') throw new ApiError('record.missing')
    return sendXml(reply, `invoice-${invoice.number}.xml`, invoiceUbl(invoice))
  })

  app.get<{ Params: { id: string } }>(apiLinks.creditNotePdf(':id'), async (request, reply) => {
    const { invoice, note } = await shownCreditNote(request)
    return sendPdf(reply, `credit-note-${note.number}.pdf`, await creditNotePdf(invoice, note))
  })

  app.get<{ Params: { id: string } }>(apiLinks.creditNoteUbl(':id'), async (request, reply) => {
    const { invoice, note } = await shownCreditNote(request)
    if (invoice.source === 'own') throw new ApiError('record.missing')
    return sendXml(reply, `credit-note-${note.number}.xml`, creditNoteUbl(invoice, note))
  })

  app.get(apiLinks.invoicesCsv, async (request, reply) => {
    const viewer = await callerOf(request)
    const { from, to, by, program } = Period.parse(request.query)
    if (program && viewer.side !== 'company') throw new ApiError('access.denied')
    if ((program !== undefined) !== (by === 'made'))
      throw new ApiError('input.invalid', {
        fields: { by: 'A bookkeeping program takes the documents by the day they were made, and nothing else does.' },
      })
    if (program && to >= localDate(deps.clock.now().toISOString()))
      throw new ApiError('input.invalid', {
        fields: { to: 'Choose days that are over: more can still be made today.' },
      })
    const invoices = invoiceRepository(deps.db, viewer, deps.sealer)
    const csv =
      by === 'paid'
        ? receiptCsv(await findReceipts(deps.db, viewer, { from, to }))
        : program
          ? bookkeepingCsv(program, await invoices.madeBetween({ from, to }), { from, to })
          : invoiceCsv(await invoices.between({ by: by === 'worked' ? by : 'supplied', from, to }))
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="s4-${program ?? 'invoices'}-${from}-to-${to}.csv"`)
      .header('cache-control', 'private, no-store')
      .send(csv)
  })
}

const sendPdf = (reply: FastifyReply, name: string, pdf: Buffer) =>
  reply
    .type('application/pdf')
    .header('content-disposition', `inline; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(pdf)

const sendXml = (reply: FastifyReply, name: string, xml: string) =>
  reply
    .type('application/xml; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .header('cache-control', 'private, no-store')
    .send(xml)
