import type { CreditNote, Invoice, PaymentRecord } from '@s4/contract'
import { formatPence, formatRate } from '@s4/domain/money'
import { dateText, durationText } from '@s4/domain/shift-text'
import { VAT_PERCENT } from '@s4/domain/vat'
import { formatVatNumber } from '@s4/domain/vat-number'
import { canShow, paper, type Paper } from '@s4/api-platform/pdf'

const WORK = [
  { header: 'Work', width: 0.5, align: 'left' },
  { header: 'Time', width: 0.17, align: 'right' },
  { header: 'Rate', width: 0.15, align: 'right' },
  { header: 'Amount', width: 0.18, align: 'right' },
] as const

const WORK_WITH_VAT = [
  { header: 'Work', width: 0.34, align: 'left' },
  { header: 'Time', width: 0.12, align: 'right' },
  { header: 'Rate', width: 0.14, align: 'right' },
  { header: 'Net', width: 0.14, align: 'right' },
  { header: `VAT ${VAT_PERCENT}%`, width: 0.12, align: 'right' },
  { header: 'Gross', width: 0.14, align: 'right' },
] as const

const titles: Record<Invoice['kind'], string> = {
  original: 'Invoice',
  supplementary: 'Supplementary invoice',
  cancellation: 'Invoice for cancelled work',
}

/** The invoice as a PDF, with all that docs/uk-rules.md#invoices-and-self-billing requires. */
export async function invoicePdf(invoice: Invoice): Promise<Buffer> {
  const page = paper({ title: `Invoice ${invoice.number}`, author: invoice.buyer.name })
  page.text('H1', titles[invoice.kind])
  page.text('P', 'Self-billed invoice: made by the customer in the name of the seller', 8)
  facts(page, [
    ['Invoice number', invoice.number],
    ['Invoice date', dateText(invoice.issuedOn)],
    ['Date of supply', dateText(invoice.suppliedOn)],
    ['Payment due by', dateText(invoice.dueOn)],
    ...(invoice.supplements ? [['Supplements invoice', `${invoice.supplements}, for the same work`] as const] : []),
  ])
  parties(page, invoice)
  page.text('H2', 'Work supplied', 6)
  await workTable(page, invoice)
  for (const sentence of footerLines(invoice)) page.text('P', sentence, 6)
  return page.finish()
}

function workTable(page: Paper, { lines, vat, total }: Invoice) {
  const cells = ({ description, minutes, payPerHour, amount }: Invoice['lines'][number]) => [
    description,
    minutes > 0 ? durationText(minutes) : '',
    minutes > 0 ? formatRate(payPerHour) : '',
    formatPence(amount),
  ]
  if (vat === 0) return page.table(WORK, [...lines.map(cells), ['Total owed', '', '', formatPence(total)]])
  return page.table(WORK_WITH_VAT, [
    ...lines.map((line) => [...cells(line), formatPence(line.vat), formatPence(line.amount + line.vat)]),
    ['Net', '', '', formatPence(total - vat), '', ''],
    [`VAT at ${VAT_PERCENT}%`, '', '', '', formatPence(vat), ''],
    ['Total owed', '', '', '', '', formatPence(total)],
  ])
}

/** A credit note as a PDF. */
export async function creditNotePdf(invoice: Invoice, note: CreditNote): Promise<Buffer> {
  const page = paper({ title: `Credit note ${note.number}`, author: invoice.buyer.name })
  page.text('H1', 'Credit note')
  page.text(
    'P',
    invoice.source === 'own'
      ? 'Made with S4 in the name of the seller, who has accepted it'
      : 'Self-billed credit note: made by the customer in the name of the seller, who has accepted it',
    8,
  )
  facts(page, [
    ['Credit note number', note.number],
    ['Date', dateText(note.issuedOn)],
    ['Takes off invoice', `${invoice.number} of ${dateText(invoice.issuedOn)}`],
  ])
  parties(page, invoice)
  page.text('H2', 'What is credited', 6)
  await page.table(
    [
      { header: 'Reason', width: 0.8, align: 'left' },
      { header: 'Amount', width: 0.2, align: 'right' },
    ],
    [
      [note.reason, formatPence(note.amount)],
      ['Total credited', formatPence(note.amount)],
    ],
  )
  page.text(
    'P',
    invoice.vat > 0 ? `Of this, ${formatPence(note.vat)} is VAT at ${VAT_PERCENT}%. ${OUTPUT_TAX}` : NO_VAT,
    6,
  )
  return page.finish()
}

/** The law prescribes these words (docs/uk-rules.md#invoices-and-self-billing). */
const OUTPUT_TAX = 'The VAT shown is your output tax due to HMRC.'
const NO_VAT = 'No VAT is charged: the seller has given no VAT registration number.'

function facts(page: Paper, lines: readonly (readonly [term: string, detail: string])[]) {
  lines.forEach(([term, detail], index) => page.text('P', `${term}: ${detail}`, index === lines.length - 1 ? 12 : 2))
}

function parties(page: Paper, { seller, buyer }: Invoice) {
  const utr = seller.utr
    ? `Unique Taxpayer Reference: ${seller.utr} (on the seller’s copy only; in full in the profile)`
    : ''
  const vat = seller.vatNumber ? `VAT registration number: ${formatVatNumber(seller.vatNumber)}` : ''
  const party = (heading: string, lines: string[]) => {
    page.text('H2', heading)
    lines.filter(Boolean).forEach((line, index, all) => page.text('P', line, index === all.length - 1 ? 12 : 2))
  }
  const inOwnScript = seller.nameInOwnScript && canShow(seller.nameInOwnScript) ? ` (${seller.nameInOwnScript})` : ''
  party('From (seller)', [`${seller.name}${inOwnScript}`, seller.address, seller.contact, utr, vat])
  const buyerVat = buyer.vatNumber ? `VAT registration number: ${formatVatNumber(buyer.vatNumber)}` : ''
  party('To (customer)', [buyer.name, buyer.address, buyer.contact, buyerVat])
}

const footerLines = (invoice: Invoice): string[] => [
  invoice.vat > 0 ? OUTPUT_TAX : NO_VAT,
  `Issued by S4 for ${invoice.buyer.name} under the self-billing agreement with the seller, version ` +
    `${invoice.agreementVersion}.`,
  ...(invoice.credited > 0
    ? [
        `Credit notes (${invoice.creditNotes.map(({ number }) => number).join(', ')}) take ` +
          `${formatPence(invoice.credited)} off this invoice: ${balanceText(invoice)}`,
      ]
    : []),
  ...invoice.payments.filter(({ reversedAt }) => reversedAt === null).map(paymentText),
]

const paymentText = ({ direction, amount, paidOn, reference }: PaymentRecord): string =>
  direction === 'payment'
    ? `The customer recorded payment of ${formatPence(amount)} on ${dateText(paidOn)}, reference ${reference}.`
    : `The customer recorded ${formatPence(amount)} given back by the seller on ${dateText(paidOn)}, ` +
      `reference ${reference}.`

function balanceText({ toPay, refundDue, seller, buyer }: Invoice): string {
  if (refundDue > 0)
    return `${formatPence(refundDue)} of what was paid is to be given back by ${seller.name} to ${buyer.name}.`
  return toPay > 0 ? `${formatPence(toPay)} remains to be paid.` : 'nothing remains to be paid.'
}
