import { apiLinks } from '@s4/links'
import type { WorkInvoice } from '@s4/contract'
import { ExternalLink, Inline } from '@s4/ui'

/** Links to the invoices of an assignment, the original first. */
export const InvoiceLinks = ({ invoices }: { invoices: readonly WorkInvoice[] }) =>
  invoices.length > 0 && (
    <Inline>
      {invoices.map((invoice) => (
        <ExternalLink key={invoice.id} href={apiLinks.invoicePdf(invoice.id)} target="_blank" rel="noreferrer">
          {invoiceTitle(invoice)} (PDF)
        </ExternalLink>
      ))}
    </Inline>
  )

const titles: Record<WorkInvoice['kind'], string> = {
  original: 'Invoice',
  supplementary: 'Supplementary invoice',
  cancellation: 'Invoice for cancelled work',
}

export const invoiceTitle = ({ kind, number }: Pick<WorkInvoice, 'kind' | 'number'>) => `${titles[kind]} ${number}`
