import type { CreditNote, Invoice, InvoiceLine } from '@s4/contract'
import { VAT_PERCENT } from '@s4/domain/vat'
import { element } from '../xml/element'

const GBP = { currencyID: 'GBP' }
const UBL = 'urn:oasis:names:specification:ubl:schema:xsd'
const NAMESPACES = {
  'xmlns:cac': `${UBL}:CommonAggregateComponents-2`,
  'xmlns:cbc': `${UBL}:CommonBasicComponents-2`,
}
const CUSTOMIZATION = 'urn:cen.eu:en16931:2017'
/** Self-billed invoice, and credit note to one (UNTDID 1001). */
const TYPES = { invoice: '389', creditNote: '261' }
const MINUTES_PER_HOUR = '60'

const cbc = (name: string, text: string, attributes?: Record<string, string>) =>
  element(`cbc:${name}`, text, attributes)
const cac = (name: string, ...parts: readonly (string | null)[]) => element(`cac:${name}`, parts)
const pounds = (pence: number) => (pence / 100).toFixed(2)
const amount = (name: string, pence: number) => cbc(name, pounds(pence), GBP)

/** The invoice by EN 16931 in UBL 2.1, for the company's books (docs/uk-rules.md#electronic-invoices). */
export function invoiceUbl(invoice: Invoice): string {
  const net = invoice.total - invoice.vat
  return document('Invoice', [
    cbc('CustomizationID', CUSTOMIZATION),
    cbc('ID', invoice.number),
    cbc('IssueDate', invoice.issuedOn),
    cbc('DueDate', invoice.dueOn),
    cbc('InvoiceTypeCode', TYPES.invoice),
    cbc('Note', note(invoice)),
    cbc('DocumentCurrencyCode', 'GBP'),
    invoice.supplements === null ? null : billingReference(invoice.supplements),
    ...parties(invoice),
    cac('Delivery', cbc('ActualDeliveryDate', invoice.suppliedOn)),
    vatTotal(invoice, { net, vat: invoice.vat }),
    total({ net, vat: invoice.vat }),
    ...invoice.lines.map((line, index) =>
      cac(
        'InvoiceLine',
        cbc('ID', String(index + 1)),
        quantity(line),
        amount('LineExtensionAmount', line.amount),
        item(invoice, line.description),
        price(line),
      ),
    ),
  ])
}

/** Lines that are not for time are one piece at their amount. */
const quantity = ({ minutes }: InvoiceLine) =>
  minutes > 0
    ? cbc('InvoicedQuantity', String(minutes), { unitCode: 'MIN' })
    : cbc('InvoicedQuantity', '1', { unitCode: 'C62' })

const price = ({ minutes, payPerHour, amount: net }: InvoiceLine) =>
  minutes > 0
    ? cac('Price', amount('PriceAmount', payPerHour), cbc('BaseQuantity', MINUTES_PER_HOUR, { unitCode: 'MIN' }))
    : cac('Price', amount('PriceAmount', net))

/** A credit note to the invoice, likewise. */
export function creditNoteUbl(invoice: Invoice, credit: CreditNote): string {
  const [net, { vat }] = [credit.amount - credit.vat, credit]
  return document('CreditNote', [
    cbc('CustomizationID', CUSTOMIZATION),
    cbc('ID', credit.number),
    cbc('IssueDate', credit.issuedOn),
    cbc('CreditNoteTypeCode', TYPES.creditNote),
    cbc('Note', note(invoice)),
    cbc('DocumentCurrencyCode', 'GBP'),
    billingReference(invoice.number, invoice.issuedOn),
    ...parties(invoice),
    vatTotal(invoice, { net, vat }),
    total({ net, vat }),
    cac(
      'CreditNoteLine',
      cbc('ID', '1'),
      cbc('CreditedQuantity', '1', { unitCode: 'C62' }),
      amount('LineExtensionAmount', net),
      item(invoice, credit.reason),
      cac('Price', amount('PriceAmount', net)),
    ),
  ])
}

const document = (name: 'Invoice' | 'CreditNote', parts: readonly (string | null)[]) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n${element(name, parts, { xmlns: `${UBL}:${name}-2`, ...NAMESPACES })}\n`

const note = ({ vat, agreementVersion }: Invoice) =>
  `Self-billed under the agreement with the seller, version ${agreementVersion}.` +
  (vat > 0 ? ' The VAT shown is your output tax due to HMRC.' : '')

const billingReference = (number: string, issuedOn?: string) =>
  cac(
    'BillingReference',
    cac('InvoiceDocumentReference', cbc('ID', number), issuedOn ? cbc('IssueDate', issuedOn) : null),
  )

/** Without a VAT number the seller is identified by S4's id; category O allows no VAT number of either side. */
function parties({ seller, seller: { vatNumber }, seekerId, buyer }: Invoice): string[] {
  return [
    cac(
      'AccountingSupplierParty',
      cac(
        'Party',
        vatNumber === null ? cac('PartyIdentification', cbc('ID', seekerId)) : null,
        address(seller.address),
        vatNumber === null ? null : vatScheme(vatNumber),
        cac('PartyLegalEntity', cbc('RegistrationName', seller.name)),
      ),
    ),
    cac(
      'AccountingCustomerParty',
      cac(
        'Party',
        address(buyer.address),
        buyer.vatNumber === null ? null : vatScheme(buyer.vatNumber),
        cac('PartyLegalEntity', cbc('RegistrationName', buyer.name)),
      ),
    ),
  ]
}

const vatScheme = (vatNumber: string) =>
  cac('PartyTaxScheme', cbc('CompanyID', `GB${vatNumber}`), cac('TaxScheme', cbc('ID', 'VAT')))

const address = (text: string) =>
  cac('PostalAddress', cbc('StreetName', text), cac('Country', cbc('IdentificationCode', 'GB')))

interface Sums {
  net: number
  vat: number
}

const vatTotal = (invoice: Invoice, { net, vat }: Sums) =>
  cac(
    'TaxTotal',
    amount('TaxAmount', vat),
    cac('TaxSubtotal', amount('TaxableAmount', net), amount('TaxAmount', vat), category('TaxCategory', invoice)),
  )

const total = ({ net, vat }: Sums) =>
  cac(
    'LegalMonetaryTotal',
    amount('LineExtensionAmount', net),
    amount('TaxExclusiveAmount', net),
    amount('TaxInclusiveAmount', net + vat),
    amount('PayableAmount', net + vat),
  )

const item = (invoice: Invoice, description: string) =>
  cac('Item', cbc('Name', description), category('ClassifiedTaxCategory', invoice))

/** S is the standard rate; O is outside the scope of VAT, for a seller who is not registered. */
const category = (name: 'TaxCategory' | 'ClassifiedTaxCategory', { vat }: Invoice) =>
  cac(
    name,
    cbc('ID', vat > 0 ? 'S' : 'O'),
    vat > 0 ? cbc('Percent', String(VAT_PERCENT)) : null,
    vat === 0 && name === 'TaxCategory' ? cbc('TaxExemptionReasonCode', 'VATEX-EU-O') : null,
    cac('TaxScheme', cbc('ID', 'VAT')),
  )
