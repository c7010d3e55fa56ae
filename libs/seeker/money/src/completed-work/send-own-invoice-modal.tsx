import { useApi, useSending } from '@s4/api-client'
import { useContractForm } from '@s4/api-client/forms'
import type { Assignment } from '@s4/contract'
import { Button, DateField, ErrorSummary, FileField, Form, Modal, Refusal, TextField } from '@s4/ui'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useSendOwnInvoice } from '../queries/money-queries'

const loadOwnInvoiceFields = () => import('./send-own-invoice-fields').then(({ OwnInvoiceFields }) => OwnInvoiceFields)

/** Sends the worker's own invoice where S4 cannot make one. The amounts are those of the agreed work. */
export function SendOwnInvoiceModal({ work, onClose }: { work: Assignment; onClose: () => void }) {
  const api = useApi()
  const send = useSendOwnInvoice()
  const { onItsWay, start } = useSending()
  const upload = useMutation({
    meta: { shown: true },
    mutationFn: (file: File) => start(file, (sending) => api.upload(file, 'invoice', sending)),
  })
  const [noFile, setNoFile] = useState(false)
  const { formProps, field, errors, formState } = useContractForm({
    schema: loadOwnInvoiceFields,
    defaultValues: { number: '', issuedOn: '', net: '', vat: '0.00', total: '' },
    failure: send.error,
    onSubmit: async (typed) => {
      setNoFile(!upload.data)
      if (!upload.data) return
      await send.mutateAsync({ id: work.id, ...typed, fileId: upload.data.id }).then(onClose, () => undefined)
    },
  })

  return (
    <Modal
      open
      onClose={onClose}
      title="Send your own invoice"
      description={`For ${work.title}, ${work.companyName}. The company pays it like one that S4 makes.`}
    >
      <Form label="Your own invoice" {...formProps}>
        <ErrorSummary errors={errors} attempt={formState.submitCount} />
        <Refusal failure={send.error} />
        <FileField
          label="Your invoice"
          hint="PDF, up to 10 MB."
          accept="application/pdf"
          error={upload.error?.message ?? (noFile && !upload.data ? 'Choose your invoice.' : undefined)}
          aria-busy={upload.isPending}
          onItsWay={onItsWay}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            if (chosen) upload.mutate(chosen)
          }}
        />
        <TextField label="Invoice number" autoComplete="off" {...field('number')} />
        <DateField label="Invoice date" {...field('issuedOn')} />
        <TextField label="Net (£)" hint="Without VAT: the agreed pay." inputMode="decimal" {...field('net')} />
        <TextField label="VAT (£)" inputMode="decimal" {...field('vat')} />
        <TextField label="Total (£)" inputMode="decimal" {...field('total')} />
        <Button type="submit" busy={formState.isSubmitting || upload.isPending}>
          Send my invoice
        </Button>
      </Form>
    </Modal>
  )
}
