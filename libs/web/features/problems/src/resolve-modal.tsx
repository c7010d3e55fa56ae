import { useContractForm } from '@s4/api-client/forms'
import type { ReportedProblemDetails } from '@s4/contract'
import { Button, Form, Modal, Refusal, TextArea } from '@s4/ui'
import { useResolve } from './problem-queries'

const loadResolveFields = () => import('./resolve-fields').then(({ ResolveFields }) => ResolveFields)

/** Says how it was solved; of an appeal, why the no-show is taken back. */
export function ResolveModal({
  problem: { id, number, subject, noShowStands },
  onClose,
}: {
  problem: ReportedProblemDetails
  onClose: () => void
}) {
  const resolve = useResolve()
  const { formProps, field } = useContractForm({
    schema: loadResolveFields,
    defaultValues: { outcome: '' },
    failure: resolve.error,
    onSubmit: ({ outcome }) => resolve.mutate({ id, outcome }, { onSuccess: onClose }),
  })
  const title = noShowStands ? 'Withdraw the no-show' : 'Resolve this problem'

  return (
    <Modal open onClose={onClose} title={title} description={`${number}: ${subject}`}>
      <Form label={title} {...formProps}>
        <Refusal failure={resolve.error} />
        <TextArea
          label={noShowStands ? 'Why you withdraw it' : 'How it was solved'}
          hint={
            noShowStands
              ? 'The worker reads it. The work is agreed again, and you can book them on by hand.'
              : 'The worker reads it, and may reopen the problem.'
          }
          rows={3}
          {...field('outcome')}
        />
        <Button type="submit" busy={resolve.isPending}>
          {noShowStands ? 'Withdraw' : 'Resolve'}
        </Button>
      </Form>
    </Modal>
  )
}
