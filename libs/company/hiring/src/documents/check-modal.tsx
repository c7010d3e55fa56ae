import type { CheckableDocument } from '@s4/contract'
import { Button, Modal, RadioGroupField, Stack, TextField } from '@s4/ui'
import { useId, useState, type FormEvent } from 'react'
import { useCheck } from '../queries/hiring-queries'

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

/** Records that this company looked at a document, with the result; its owner is told. */
export function CheckModal({ open, document: { kind, id, name }, seekerId, onClose }: CheckModalProps) {
  const form = useId()
  const check = useCheck()
  const [missing, setMissing] = useState(false)

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget)
    const result = results.find(({ value }) => value === typed.get('result'))?.value
    const note = typed.get('note')
    setMissing(!result)
    if (result)
      check.mutate(
        { id: seekerId, kind, documentId: id, result, note: typeof note === 'string' ? note : '' },
        { onSuccess: onClose },
      )
  }

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
      <form id={form} noValidate onSubmit={handleSubmit} aria-label={`Check: ${name}`}>
        <Stack>
          <RadioGroupField
            label="Result"
            name="result"
            options={results}
            {...(missing && { error: 'Choose a result.' })}
          />
          <TextField label="Note" name="note" optional maxLength={300} hint="The worker reads this." />
        </Stack>
      </form>
    </Modal>
  )
}
