import { useContractForm } from '@s4/api-client/forms'
import type { Assignment } from '@s4/contract'
import { instantNear } from '@s4/domain/instant-near'
import { timeText } from '@s4/domain/shift-text'
import { Button, Callout, Form, Grid, Modal, Refusal, TextArea, TimeField } from '@s4/ui'
import { useEnterAttendance } from '../queries/hiring-queries'

const loadFields = () => import('./enter-hours-fields').then(({ Fields }) => Fields)

const HALF_DAY_MS = 12 * 60 * 60_000

interface EnterHoursModalProps {
  assignment: Assignment
  onClose: () => void
}

/** The company says when somebody who never booked on came and left. */
export function EnterHoursModal({ assignment, onClose }: EnterHoursModalProps) {
  const { id, seekerName, startsAt, endsAt, zone } = assignment
  const entering = useEnterAttendance()
  /** The time nearest to when it was planned, so that a night needs no dates. */
  const near = (clock: string, planned: string) =>
    instantNear(clock, zone, new Date(Date.parse(planned) + HALF_DAY_MS).toISOString())
  const { formProps, field } = useContractForm({
    schema: loadFields,
    defaultValues: { on: timeText(startsAt, zone), off: timeText(endsAt, zone), reason: '' },
    failure: entering.error,
    onSubmit: ({ on, off, reason }) =>
      entering.mutate({ id, on: near(on, startsAt), off: near(off, endsAt), reason }, { onSuccess: onClose }),
  })

  return (
    <Modal open onClose={onClose} title={`Enter the hours of ${seekerName}`}>
      <Form label="Hours worked" {...formProps}>
        <Refusal failure={entering.error} />
        <Grid min={140}>
          <TimeField label="Came at" hint="The time at the site." {...field('on')} />
          <TimeField label="Left at" hint="The time at the site." {...field('off')} />
        </Grid>
        <Callout tone="info">
          What you enter is your figure. {seekerName} can give times of their own, and without an answer from you within
          72 hours theirs are agreed.
        </Callout>
        <TextArea
          label="Why you enter it"
          hint={`${seekerName} reads this, and it stays on record.`}
          rows={2}
          {...field('reason')}
        />
        <Button type="submit" busy={entering.isPending}>
          Enter the hours
        </Button>
      </Form>
    </Modal>
  )
}
