import { Button, Form, TextArea } from '@s4/ui'
import type { FormEvent } from 'react'
import { useNote } from '../queries/hiring-queries'

/** A note the company keeps to itself. */
export function CompanyNote({ applicationId, note }: { applicationId: string; note: string }) {
  const save = useNote()
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('companyNote')
    save.mutate({ id: applicationId, companyNote: typeof typed === 'string' ? typed : '' })
  }
  return (
    <Form label="Your note" onSubmit={handleSubmit}>
      <TextArea
        label="Your note"
        name="companyNote"
        hint="Only your company reads this."
        defaultValue={note}
        maxLength={1000}
        optional
      />
      <div>
        <Button type="submit" size="small" tone="quiet" busy={save.isPending}>
          {save.isSuccess ? 'Saved' : 'Save the note'}
        </Button>
      </div>
    </Form>
  )
}
