import { May } from '@s4/auth-session'
import { useContractForm } from '@s4/api-client/forms'
import { Button, Form, TextArea } from '@s4/ui'
import { useNote } from '../queries/hiring-queries'

const loadNoteFields = () => import('./company-note-fields').then(({ NoteFields }) => NoteFields)

/** A note that only the company reads. */
export function CompanyNote({ applicationId, note }: { applicationId: string; note: string }) {
  const save = useNote()
  const { formProps, field, formState, restart } = useContractForm({
    schema: loadNoteFields,
    defaultValues: { companyNote: note },
    record: { values: { companyNote: note }, labels: { companyNote: 'Your note' } },
    failure: save.error,
    keepsDraft: false,
    onSubmit: (typed) =>
      save.mutate({ id: applicationId, ...typed }, { onSuccess: ({ companyNote }) => restart({ companyNote }) }),
  })
  return (
    <Form label="Your note" {...formProps}>
      <TextArea label="Your note" hint="Only your company reads this." optional {...field('companyNote')} />
      <May to="applicants.decide">
        <Button type="submit" size="small" tone="quiet" busy={save.isPending}>
          {save.isSuccess && !formState.isDirty ? 'Saved' : 'Save the note'}
        </Button>
      </May>
    </Form>
  )
}
