import { useContractForm } from '@s4/api-client/forms'
import { formatPence } from '@s4/domain/money'
import { costsMore } from '@s4/queries/forms'
import { useToast } from '@s4/toast'
import { Button, Callout, Form, Modal, Refusal, Stack, Text, TextArea } from '@s4/ui'
import { useId } from 'react'
import { countText } from './count-text'
import { useCancel, useCancellation } from './job-changes'

const loadCancelFields = () => import('./cancel-job-fields').then(({ CancelFields }) => CancelFields)

interface CancelJobModalProps {
  id: string
  title: string
  /** How many places are taken. */
  taken: number
  /** No worker has seen it. */
  isDraft: boolean
  open: boolean
  onDone: () => void
}

/** Asks for the reason and shows what cancelling costs. */
export function CancelJobModal({ id, title, taken, isDraft, open, onDone }: CancelJobModalProps) {
  const cancel = useCancel()
  const toast = useToast()
  const form = useId()
  const { data: cost } = useCancellation(id, open)
  const places = cost?.places ?? taken
  const owed = costsMore(cancel.error) ?? cost?.owed
  const close = () => {
    cancel.reset()
    onDone()
  }
  const { formProps, field } = useContractForm({
    schema: loadCancelFields,
    defaultValues: { reason: '' },
    failure: cancel.error,
    onSubmit: ({ reason }) =>
      cancel.mutate(
        { id, reason, owed: owed ?? 0 },
        {
          onSuccess: () => {
            toast.success(isDraft ? 'The draft is cancelled.' : 'The job is cancelled and everybody on it is told.')
            onDone()
          },
        },
      ),
  })

  return (
    <Modal
      open={open}
      onClose={close}
      title={`Cancel ${title}?`}
      actions={
        <>
          <Button tone="quiet" onClick={close}>
            {isDraft ? 'Keep the draft' : 'Keep the job'}
          </Button>
          <Button tone="danger" type="submit" form={form} busy={cancel.isPending}>
            {isDraft ? 'Cancel draft' : 'Cancel job'}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>
          {isDraft
            ? 'This cannot be undone. No worker has seen the draft, and nobody is told.'
            : 'This cannot be undone. Work under way is finished and paid.'}
        </Text>
        {places > 0 && (
          <Callout tone="warning" live title={owed === undefined ? undefined : owedText(owed)}>
            {countText(places, 'place')} {places === 1 ? 'is' : 'are'} taken: each is cancelled under the terms agreed
            for it, and what is owed is recorded.
          </Callout>
        )}
        <Refusal failure={cancel.error} />
        <Form id={form} {...formProps} label={`Cancel ${title}`}>
          <TextArea
            label="Reason"
            hint={isDraft ? 'For your team.' : 'Everybody affected reads it.'}
            rows={2}
            {...field('reason')}
          />
        </Form>
      </Stack>
    </Modal>
  )
}

const owedText = (owed: number) =>
  owed === 0 ? 'Cancelling now costs nothing.' : `Cancelling now, you owe ${formatPence(owed)} in all.`
