import { useContractForm } from '@s4/api-client/forms'
import { problems, type ReportedProblemDetails } from '@s4/contract'
import { Button, Form, Modal, RadioGroupField, Refusal, TextArea } from '@s4/ui'
import { useResolve } from './problem-queries'

const ResolveFields = problems['problems.resolve'].input.pick({ outcome: true, noShow: true })

const verdicts = [
  { value: 'withdrawn', label: 'It is taken back: the work is agreed again' },
  { value: 'stands', label: 'It stays' },
] as const

/** Says how it was solved; of an appeal also what becomes of the no-show. */
export function ResolveModal({
  problem: { id, number, subject, noShowStands },
  onClose,
}: {
  problem: ReportedProblemDetails
  onClose: () => void
}) {
  const resolve = useResolve()
  const { formProps, field } = useContractForm({
    schema: ResolveFields,
    defaultValues: { outcome: '', noShow: undefined },
    failure: resolve.error,
    onSubmit: ({ outcome, noShow }) =>
      resolve.mutate({ id, outcome, ...(noShow && { noShow }) }, { onSuccess: onClose }),
  })

  return (
    <Modal open onClose={onClose} title="Resolve this problem" description={`${number}: ${subject}`}>
      <Form label="Resolve the problem" {...formProps}>
        <Refusal failure={resolve.error} />
        {noShowStands && <RadioGroupField label="The no-show" options={verdicts} {...field('noShow')} />}
        <TextArea
          label="How it was solved"
          hint="The worker reads it, and may reopen the problem."
          rows={3}
          {...field('outcome')}
        />
        <Button type="submit" busy={resolve.isPending}>
          Resolve
        </Button>
      </Form>
    </Modal>
  )
}
