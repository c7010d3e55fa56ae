import { useContractForm } from '@s4/api-client/forms'
import type { Alert } from '@s4/contract'
import { givenOutcomes, outcomeWords } from '@s4/domain/alert-outcome'
import { Button, Form, Modal, Refusal, SelectField, TextArea } from '@s4/ui'
import { alertTitle } from '@s4/domain/alert-words'
import { useResolve } from '../queries/live-queries'

const loadResolveFields = () => import('./resolve-fields').then(({ ResolveFields }) => ResolveFields)

/** Resolves an alert with how it ended and a sentence that both sides can read. */
export function ResolveModal({ alert, onClose }: { alert: Alert; onClose: () => void }) {
  const resolve = useResolve()
  const { formProps, field } = useContractForm({
    schema: loadResolveFields,
    defaultValues: { resolution: '' },
    failure: resolve.error,
    onSubmit: (fields) => resolve.mutate({ id: alert.id, ...fields }, { onSuccess: onClose }),
  })

  return (
    <Modal open onClose={onClose} title="Resolve this alert" description={alertTitle(alert)}>
      <Form label="Resolve the alert" {...formProps}>
        <Refusal failure={resolve.error} />
        <SelectField
          label="How it ended"
          emptyLabel="Choose"
          options={givenOutcomes.map((value) => ({ value, label: outcomeWords[value] }))}
          {...field('outcome')}
        />
        <TextArea label="What you found or did" rows={3} {...field('resolution')} />
        <Button type="submit" busy={resolve.isPending}>
          Resolve
        </Button>
      </Form>
    </Modal>
  )
}
