import { useContractForm } from '@s4/api-client/forms'
import type { JobDetails } from '@s4/contract'
import { shiftText } from '@s4/domain/shift-text'
import { ActionBar, Button, CheckboxGroupField, Form, Text, TextArea } from '@s4/ui'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { obstacleTo, placesText, shiftsAhead } from './shifts-to-choose'
import { useApply } from './use-apply'

const loadApplyFields = () => import('./apply-fields').then(({ ApplyFields }) => ApplyFields)

interface ApplyFormProps {
  job: JobDetails
  onApply: () => void
}

/** Applies for the whole job, or for the shifts of it that are chosen (docs/product.md#applications). */
export function ApplyForm({ job, onApply }: ApplyFormProps) {
  const apply = useApply()
  const [now] = useState(() => new Date().toISOString())
  const shifts = shiftsAhead(job, now)
  const free = shifts.filter((shift) => obstacleTo(shift, job) === null).map(({ id }) => id)
  const isStopped = job.reasons?.some(({ stopsAccepting }) => stopsAccepting) === true
  const hasChoice = shifts.length > 1 && free.length > 0
  const { formProps, field, control, setValue } = useContractForm({
    schema: loadApplyFields,
    defaultValues: { note: '', ...(free.length > 0 && { shiftIds: hasChoice ? [] : free }) },
    failure: apply.error,
    onSubmit: ({ note, shiftIds }) => {
      // A shift may have been filled while the form was open.
      const chosen = free.filter((id) => shiftIds?.includes(id))
      onApply()
      apply.mutate({ id: job.id, note, ...(chosen.length < free.length && { shiftIds: chosen }) })
    },
  })
  const wanted = useWatch({ control, name: 'shiftIds' }) ?? []
  const count = free.filter((id) => wanted.includes(id)).length

  return (
    <Form label="Apply" {...formProps}>
      {hasChoice && (
        <>
          <CheckboxGroupField
            label="Shifts you want"
            options={shifts.map((shift) => ({
              value: shift.id,
              label: shiftText(shift, job.zone),
              disabled: obstacleTo(shift, job) !== null,
              hint: hintOf(shift, job),
            }))}
            {...field('shiftIds')}
          />
          {count < free.length && (
            <div>
              <Button size="small" tone="quiet" onClick={() => setValue('shiftIds', free, { shouldValidate: true })}>
                All shifts
              </Button>
            </div>
          )}
        </>
      )}
      {isStopped && <Text size="small">You can apply now. To accept an offer, first put right what stands above.</Text>}
      <TextArea label="A note to the company" optional {...field('note')} />
      <ActionBar ofPage>
        <Button type="submit" wide tone={isStopped ? 'quiet' : 'action'} busy={apply.isPending}>
          {hasChoice ? applyText(count) : 'Apply for this job'}
        </Button>
      </ActionBar>
    </Form>
  )
}

const hintOf = (shift: JobDetails['shifts'][number], job: JobDetails): string =>
  obstacleTo(shift, job) ??
  [
    placesText(shift),
    ...(job.mine?.shortRests ?? []).flatMap((one) => (one.shiftId === shift.id ? one.text : [])),
  ].join('. ')

function applyText(count: number): string {
  if (count === 0) return 'Choose your shifts'
  return count === 1 ? 'Apply for 1 shift' : `Apply for ${count} shifts`
}
