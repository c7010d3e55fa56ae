import { seekerLinks } from '@s4/links'
import type { Assignment } from '@s4/contract'
import { Button, ButtonLink, Callout, Inline, lazyDialog } from '@s4/ui'
import { useState } from 'react'

const SendOwnInvoiceModal = lazyDialog(async () => (await import('./send-own-invoice-modal')).SendOwnInvoiceModal)

/** What makes the invoice: an agreement in force, the company's VAT number, or an invoice of the worker's own. */
export function NotInvoiced({ work }: { work: Assignment }) {
  const [sending, setSending] = useState(false)
  return (
    <Callout
      tone="warning"
      title={work.invoices.length === 0 ? 'No invoice yet' : 'The rest is not invoiced yet'}
      action={
        <Inline>
          <ButtonLink to={seekerLinks.invoices}>See self-billing</ButtonLink>
          <Button tone="quiet" onClick={() => setSending(true)}>
            Send your own invoice
          </Button>
        </Inline>
      }
    >
      Either no self-billing agreement with {work.companyName} is in force: agree again, and the invoice is made. Or you
      charge VAT and they have given no VAT number: then send your own.
      {sending && <SendOwnInvoiceModal work={work} onClose={() => setSending(false)} />}
    </Callout>
  )
}
