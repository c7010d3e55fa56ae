import { useContractForm } from '@s4/api-client/forms'
import { applications } from '@s4/contract'
import { Button, Form, TextArea } from '@s4/ui'
import { useApply } from './use-apply'

const ApplyFields = applications['applications.create'].input.pick({ note: true })

export function ApplyForm({ jobId }: { jobId: string }) {
  const apply = useApply()
  const { formProps, field } = useContractForm({
    schema: ApplyFields,
    defaultValues: { note: '' },
    failure: apply.error,
    onSubmit: (typed) => apply.mutate({ id: jobId, ...typed }),
  })

  return (
    <Form label="Apply" {...formProps}>
      <TextArea label="A note to the company" optional maxLength={500} {...field('note')} />
      <Button type="submit" busy={apply.isPending}>
        Apply for this job
      </Button>
    </Form>
  )
}
