import { useContractForm } from '@s4/api-client/forms'
import type { Assignment } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { compensationFor } from '@s4/domain/cancellation'
import { payForShift } from '@s4/domain/paid-time'
import { shiftMinutes } from '@s4/domain/shift-text'
import { useState } from 'react'
import { useCancelWork } from '../assignments'

const loadCancelFields = () => import('./cancel-work-fields').then(({ CancelFields }) => CancelFields)

interface Cancelled {
  /** Who is cancelling. */
  side: 'seeker' | 'company'
  work: Pick<Assignment, 'id' | 'startsAt' | 'endsAt' | 'payPerHour' | 'terms' | 'stretches'>
}

/**
 * The form of cancelling agreed work, for the modal that shows what it costs. When it costs more by the time it is
 * sent, nothing is cancelled and `owed` is what it costs then.
 */
export function useCancelWorkForm({ side, work }: Cancelled, onDone: () => void) {
  const cancel = useCancelWork()
  const [costs] = useState(() => costsNow(side, work))
  const owed = costsMore(cancel.error) ?? costs
  const { formProps, field } = useContractForm({
    schema: loadCancelFields,
    defaultValues: { reason: '' },
    failure: cancel.error,
    keepsDraft: `cancel:${work.id}`,
    onSubmit: ({ reason }) => cancel.mutate({ id: work.id, reason, owed }, { onSuccess: onDone }),
  })
  return { formProps, field: field('reason'), busy: cancel.isPending, owed }
}

const costsNow = (side: Cancelled['side'], work: Cancelled['work']): number =>
  compensationFor({
    bands: work.terms[side],
    cancelledAt: new Date().toISOString(),
    shiftStartsAt: work.startsAt,
    shiftPay: payForShift(work, shiftMinutes(work)),
  })

/** The pence that cancelling costs now when it was refused for costing more than was read. */
export function costsMore(failure: ApiError | null): number | undefined {
  const owed = failure?.code === 'assignment.costs-more' ? failure.facts['owed'] : undefined
  return typeof owed === 'number' ? owed : undefined
}
