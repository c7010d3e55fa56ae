import { useContractForm } from '@s4/api-client/forms'
import { applications, type JobDetails } from '@s4/contract'
import { isAhead } from '@s4/domain/job-status'
import { shiftText } from '@s4/domain/shift-text'
import { ActionBar, Button, CheckboxGroupField, Form, TextArea } from '@s4/ui'
import { useState } from 'react'
import { useApply } from './use-apply'

const ApplyFields = applications['applications.create'].input.pick({ note: true, shiftIds: true })

/** Applies for the whole job, or for the shifts of it that are chosen (docs/product.md#applications). */
export function ApplyForm({ job }: { job: JobDetails }) {
  const apply = useApply()
  const [now] = useState(() => new Date().toISOString())
  const shifts = job.shifts.filter((shift) => !shift.cancelled && isAhead(shift, now))
  const obstacleTo = (shift: (typeof shifts)[number]) => {
    if (job.mine?.clashingShiftIds.includes(shift.id)) return 'You have other work at that time'
    return shift.taken >= shift.positions ? 'Full' : null
  }
  const free = shifts.filter((shift) => obstacleTo(shift) === null).map(({ id }) => id)
  const { formProps, field } = useContractForm({
    schema: ApplyFields,
    defaultValues: { note: '', ...(free.length > 0 && { shiftIds: free }) },
    failure: apply.error,
    onSubmit: ({ note, shiftIds }) => {
      // A shift may have been filled while the form was open.
      const chosen = free.filter((id) => shiftIds?.includes(id))
      apply.mutate({ id: job.id, note, ...(chosen.length < free.length && { shiftIds: chosen }) })
    },
  })

  return (
    <Form label="Apply" {...formProps}>
      {shifts.length > 1 && free.length > 0 && (
        <CheckboxGroupField
          label="Shifts you want"
          options={shifts.map((shift) => ({
            value: shift.id,
            label: shiftText(shift, job.zone),
            disabled: obstacleTo(shift) !== null,
            hint: obstacleTo(shift) ?? `${shift.positions - shift.taken} of ${shift.positions} places left`,
          }))}
          {...field('shiftIds')}
        />
      )}
      <TextArea label="A note to the company" optional maxLength={500} {...field('note')} />
      <ActionBar ofPage>
        <Button type="submit" wide busy={apply.isPending}>
          Apply for this job
        </Button>
      </ActionBar>
    </Form>
  )
}
