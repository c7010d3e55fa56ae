import { useContractForm } from '@s4/api-client/forms'
import type { LiveWorker } from '@s4/contract'
import { instantNear } from '@s4/domain/instant-near'
import { timeText } from '@s4/domain/shift-text'
import { Button, Callout, Form, Modal, Refusal, TextArea, TimeField } from '@s4/ui'
import { useBookByHand } from '../queries/live-queries'

const loadByHandFields = () => import('./book-by-hand-fields').then(({ ByHandFields }) => ByHandFields)

interface BookByHandModalProps {
  worker: Pick<LiveWorker, 'assignmentId' | 'seekerName'>
  action: 'bookOn' | 'bookOff'
  zone: string
  /** The server's time. */
  now: string
  onClose: () => void
}

/** Asks for the time and the reason, which the worker can read. */
export function BookByHandModal({ worker, action, zone, now, onClose }: BookByHandModalProps) {
  const manual = useBookByHand()
  const on = action === 'bookOn'
  const { formProps, field } = useContractForm({
    schema: loadByHandFields,
    defaultValues: { time: timeText(now, zone), reason: '' },
    failure: manual.error,
    onSubmit: ({ time, reason: why }) =>
      // The current minute means now, and sending it as a time could be in the future.
      manual.mutate(
        {
          id: worker.assignmentId,
          action,
          reason: why,
          ...(time !== timeText(now, zone) && { at: instantNear(time, zone, now) }),
        },
        { onSuccess: onClose },
      ),
  })
  const trouble = manual.error?.fields.at

  return (
    <Modal
      open
      onClose={onClose}
      title={on ? `Book ${worker.seekerName} on by hand` : `Book ${worker.seekerName} off by hand`}
    >
      <Form label={on ? 'Book on by hand' : 'Book off by hand'} {...formProps}>
        <Refusal failure={manual.error} />
        {trouble && (
          <Callout tone="danger" live>
            {trouble}
          </Callout>
        )}
        <TimeField
          label={on ? 'At work since' : 'Left at'}
          hint="The time at the site, not in the future."
          {...field('time')}
        />
        {!on && (
          <Callout tone="info">
            What you enter is your figure. {worker.seekerName} can give times of their own, and without an answer from
            you within 72 hours theirs are agreed: propose yours under the completed job.
          </Callout>
        )}
        <TextArea
          label="Why by hand"
          hint={`${worker.seekerName} reads this, and it stays on record.`}
          rows={2}
          {...field('reason')}
        />
        <Button type="submit" busy={manual.isPending}>
          {on ? 'Book on' : 'Book off'}
        </Button>
      </Form>
    </Modal>
  )
}
