import { useContractForm } from '@s4/api-client/forms'
import { workerDocuments, type CheckableDocument } from '@s4/contract'
import { Button, Modal, RadioGroupField, Stack, TextField } from '@s4/ui'
import { useId } from 'react'
import { useCheck } from '../queries/hiring-queries'

const CheckFields = workerDocuments['workerDocuments.check'].input.pick({ result: true, note: true })

interface CheckModalProps {
  open: boolean
  document: CheckableDocument
  seekerId: string
  onClose: () => void
}

const results = [
  { value: 'accepted', label: 'Accepted' },
  { value: 'refused', label: 'Refused' },
  { value: 'pending', label: 'Waiting for something' },
] as const

/** Records the company's check of a document. */
export function CheckModal({ open, document: { kind, id, name }, seekerId, onClose }: CheckModalProps) {
  const form = useId()
  const check = useCheck()
  const { formProps, field, reset } = useContractForm({
    schema: CheckFields,
    defaultValues: { note: '' },
    failure: check.error,
    // Drafts are stored by field names, which are the same for every document.
    keepsDraft: false,
    onSubmit: (typed) =>
      check.mutate(
        { id: seekerId, kind, documentId: id, ...typed },
        {
          onSuccess: () => {
            reset()
            onClose()
          },
        },
      ),
  })

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={`Check: ${name}`}
      description="This is your company’s own record: who looked, when, and the result. The worker is told."
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={form} busy={check.isPending}>
            Record the check
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={formProps.onSubmit} aria-label={`Check: ${name}`}>
        <Stack>
          <RadioGroupField label="Result" options={results} {...field('result')} />
          <TextField label="Note" {...field('note')} optional maxLength={300} hint="The worker reads this." />
        </Stack>
      </form>
    </Modal>
  )
}
