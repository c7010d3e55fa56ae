import { apiLinks } from '@s4/links'
import type { Invoice } from '@s4/contract'
import { invoiceBalance } from '@s4/domain/invoice-balance'
import { formatPence } from '@s4/domain/money'
import { asSentence } from '@s4/domain/sentence'
import { Button, Callout, ConfirmModal, ExternalLink, Inline, Text } from '@s4/ui'
import { useState } from 'react'
import { useAnswerCredit } from '../queries/money-queries'
import { DeclineCreditModal } from './decline-credit-modal'

/** Credit notes, and the company's request for one, which the worker accepts or declines. */
export function CreditRequestPart({ invoice }: { invoice: Invoice }) {
  const answer = useAnswerCredit()
  const [openModal, setOpenModal] = useState<'accept' | 'decline' | null>(null)
  const { id, number, buyer, creditNotes, creditRequest: request } = invoice
  const after = request ? afterCredit(invoice, request.amount) : ''
  const close = () => setOpenModal(null)

  return (
    <>
      {creditNotes.map((note) => (
        <Inline key={note.id}>
          <ExternalLink href={apiLinks.creditNotePdf(note.id)} target="_blank" rel="noreferrer">
            Credit note {note.number} (PDF)
          </ExternalLink>
          <Text size="small" tone="muted">
            {formatPence(note.amount)}: {note.reason}
          </Text>
        </Inline>
      ))}
      {request?.status === 'open' && (
        <>
          <Callout tone="warning" title={`${buyer.name} asks to take ${formatPence(request.amount)} off`}>
            They say: {asSentence(request.reason)} If you accept, {after}. You need not accept.
          </Callout>
          <Inline>
            <Button size="small" onClick={() => setOpenModal('accept')}>
              Accept {formatPence(request.amount)} off
            </Button>
            <Button size="small" tone="quiet" onClick={() => setOpenModal('decline')}>
              Decline {formatPence(request.amount)} off
            </Button>
          </Inline>
          <ConfirmModal
            open={openModal === 'accept'}
            title={`Take ${formatPence(request.amount)} off ${number}?`}
            confirmLabel="Accept the credit note"
            busy={answer.isPending}
            onCancel={close}
            onConfirm={() => answer.mutate({ id, accept: true }, { onSuccess: close })}
          >
            A credit note is made, which cannot be undone. Then {after}.
          </ConfirmModal>
          {openModal === 'decline' && <DeclineCreditModal id={id} onClose={close} />}
        </>
      )}
    </>
  )
}

function afterCredit({ total, credited, paid, buyer }: Invoice, amount: number): string {
  const { toPay, refundDue } = invoiceBalance({ total, credited: credited + amount, paid })
  return refundDue > 0
    ? `you owe ${buyer.name} ${formatPence(refundDue)} back, since the invoice is paid`
    : `${formatPence(toPay)} remains to be paid`
}
