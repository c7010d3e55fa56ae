import { describe, expect, it } from 'vitest'
import type { Company } from '../../../src/testing/a-company'
import { aWorkedShift } from '../../../src/testing/a-worked-shift'
import { elementsIn, parsedXml, type XmlElement } from '../../../src/testing/parsed-xml'
import { startApi } from '../../../src/testing/start-api'

const api = await startApi({ now: '2026-11-22T09:00:00.000Z' })

const text = (within: XmlElement, name: string) => elementsIn(within, name)[0]?.text ?? ''
const pence = (within: XmlElement, name: string) => Math.round(Number(text(within, name)) * 100)
const part = (within: XmlElement, name: string): XmlElement => {
  const [found] = elementsIn(within, name)
  if (!found) throw new Error(`There is no ${name}.`)
  return found
}
const sum = (numbers: number[]) => numbers.reduce((before, each) => before + each, 0)

/** Rules of EN 16931 by their numbers there. */
const rules: Record<string, (doc: XmlElement) => boolean> = {
  'BR-01 specification': (doc) => text(doc, 'cbc:CustomizationID') === 'urn:cen.eu:en16931:2017',
  'BR-02 number': (doc) => text(doc, 'cbc:ID') !== '',
  'BR-03 issue date': (doc) => /^\d{4}-\d{2}-\d{2}$/.test(text(doc, 'cbc:IssueDate')),
  'BR-05 currency': (doc) => text(doc, 'cbc:DocumentCurrencyCode') === 'GBP',
  'BR-06 seller name': (doc) => text(part(doc, 'cac:AccountingSupplierParty'), 'cbc:RegistrationName') !== '',
  'BR-07 buyer name': (doc) => text(part(doc, 'cac:AccountingCustomerParty'), 'cbc:RegistrationName') !== '',
  'BR-09, BR-11 countries': (doc) => elementsIn(doc, 'cbc:IdentificationCode').every((code) => code.text === 'GB'),
  'BR-16 a line': (doc) => lines(doc).length > 0,
  'BR-CO-10 sum of the lines': (doc) =>
    sum(lines(doc).map((line) => pence(line, 'cbc:LineExtensionAmount'))) ===
    pence(part(doc, 'cac:LegalMonetaryTotal'), 'cbc:LineExtensionAmount'),
  'BR-CO-14 sum of the VAT': (doc) =>
    sum(elementsIn(doc, 'cac:TaxSubtotal').map((each) => pence(each, 'cbc:TaxAmount'))) === pence(doc, 'cbc:TaxAmount'),
  'BR-CO-15 total with VAT': (doc) =>
    pence(doc, 'cbc:TaxExclusiveAmount') + pence(doc, 'cbc:TaxAmount') === pence(doc, 'cbc:TaxInclusiveAmount'),
  'BR-CO-16 amount due': (doc) => pence(doc, 'cbc:PayableAmount') === pence(doc, 'cbc:TaxInclusiveAmount'),
  'BR-CO-26 the seller can be identified': (doc) =>
    text(part(doc, 'cac:AccountingSupplierParty'), 'cbc:CompanyID') !== '' ||
    elementsIn(doc, 'cac:PartyIdentification').length === 1,
  'BR-S-02 a VAT number with category S': (doc) =>
    category(doc) !== 'S' || /^GB\d{9}$/.test(text(part(doc, 'cac:AccountingSupplierParty'), 'cbc:CompanyID')),
  'BR-S-09 VAT of category S': (doc) =>
    category(doc) !== 'S' || pence(doc, 'cbc:TaxAmount') === Math.round(pence(doc, 'cbc:TaxableAmount') * 0.2),
  'BR-O-02 no VAT number with category O': (doc) =>
    category(doc) !== 'O' || elementsIn(doc, 'cac:PartyTaxScheme').length === 0,
  'BR-O-08 no VAT with category O': (doc) => category(doc) !== 'O' || pence(doc, 'cbc:TaxAmount') === 0,
  'BR-O-10 a reason for category O': (doc) =>
    category(doc) !== 'O' || text(doc, 'cbc:TaxExemptionReasonCode') === 'VATEX-EU-O',
  'line amount is quantity by price': (doc) =>
    lines(doc).every((line) => {
      const quantity = Number(text(line, 'cbc:InvoicedQuantity') || text(line, 'cbc:CreditedQuantity'))
      const base = Number(text(line, 'cbc:BaseQuantity') || 1)
      return Math.round((quantity * pence(line, 'cbc:PriceAmount')) / base) === pence(line, 'cbc:LineExtensionAmount')
    }),
}
const lines = (doc: XmlElement) => [...elementsIn(doc, 'cac:InvoiceLine'), ...elementsIn(doc, 'cac:CreditNoteLine')]
const category = (doc: XmlElement) => text(part(doc, 'cac:TaxCategory'), 'cbc:ID')
const broken = (doc: XmlElement) => Object.keys(rules).filter((rule) => !rules[rule]?.(doc))

async function anInvoice(vatNumber: string | null = null) {
  const shift = await aWorkedShift(api)
  await api.as(shift.seeker, 'PATCH', '/job-seeker', {
    fullname: 'Ada "O’Neill" & Co',
    vatNumber: vatNumber ?? '',
    vatFrom: '2026-04-06',
  })
  const agreed = await api.as(shift.company, 'POST', `/assignments/${shift.id}/hours`, { action: 'agree' })
  return { ...shift, invoiceId: agreed.json().data.invoices[0].id as string }
}
const download = (company: Company, path: string) => api.as(company, 'GET', path)

describe('the XML of an invoice', () => {
  it.each([
    ['registered for VAT', '101747696', 'S', 13_920],
    ['not registered', null, 'O', 11_600],
  ])('keeps the rules for a seller who is %s', async (_, vatNumber, expected, total) => {
    const { company, invoiceId } = await anInvoice(vatNumber)

    const answer = await download(company, `/invoices/${invoiceId}.xml`)

    expect(answer.headers['content-type']).toBe('application/xml; charset=utf-8')
    const doc = parsedXml(answer.body)
    expect(broken(doc)).toEqual([])
    expect(text(doc, 'cbc:InvoiceTypeCode')).toBe('389')
    expect(category(doc)).toBe(expected)
    expect(pence(doc, 'cbc:PayableAmount')).toBe(total)
    expect(text(part(doc, 'cac:AccountingSupplierParty'), 'cbc:RegistrationName')).toBe('Ada "O’Neill" & Co')
  })

  it('is missing for another company and refused without a session', async () => {
    const { invoiceId } = await anInvoice()
    const other = await api.aCompany()

    expect((await download(other, `/invoices/${invoiceId}.xml`)).statusCode).toBe(404)
    expect((await download(other, '/invoices/nonsense.xml')).statusCode).toBe(404)
    expect((await api.anonymous('GET', `/invoices/${invoiceId}.xml`)).statusCode).toBe(401)
  })
})

it.each([['101747696'], [null]])('the XML of a credit note keeps the rules (VAT number %s)', async (vatNumber) => {
  const { company, seeker, invoiceId } = await anInvoice(vatNumber)
  await api.as(company, 'POST', `/invoices/${invoiceId}/credit-request`, { amount: 1200, reason: 'Left early.' })
  const credited = await api.as(seeker, 'POST', `/invoices/${invoiceId}/credit-request/answer`, { accept: true })
  const [note] = credited.json().data.creditNotes

  const doc = parsedXml((await download(company, `/credit-notes/${note.id}.xml`)).body)

  expect(broken(doc)).toEqual([])
  expect(text(doc, 'cbc:CreditNoteTypeCode')).toBe('261')
  expect(pence(doc, 'cbc:PayableAmount')).toBe(1200)
  expect(text(part(doc, 'cac:BillingReference'), 'cbc:ID')).toMatch(/-000001$/)
})
