import { ApiError } from '@s4/contract/api-error'
import { formatPence } from '@s4/domain/money'

/** Throws `assignment.costs-more` when cancelling costs more pence than whoever cancels has read. */
export function refuseDearer(owed: number, read: number | undefined): void {
  if (read === undefined || owed <= read) return
  throw new ApiError('assignment.costs-more', {
    message: `Cancelling costs ${formatPence(owed)} now. Confirm it to cancel.`,
    facts: { owed },
  })
}
