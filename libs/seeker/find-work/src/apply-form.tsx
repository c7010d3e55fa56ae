import { Button, Form, TextArea } from '@s4/ui'
import type { FormEvent } from 'react'
import { useApply } from './use-apply'

/** Asks for a job, with a note if there is something to say. */
export function ApplyForm({ jobId }: { jobId: string }) {
  const apply = useApply()

  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const note = new FormData(event.currentTarget).get('note')
    apply.mutate({ id: jobId, note: typeof note === 'string' ? note : '' })
  }
  return (
    <Form label="Apply" onSubmit={handleSubmit}>
      <TextArea label="A note to the company" name="note" optional maxLength={500} error={apply.error?.fields.note} />
      <Button type="submit" busy={apply.isPending}>
        Apply for this job
      </Button>
    </Form>
  )
}
