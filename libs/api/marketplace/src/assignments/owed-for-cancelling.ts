import type { Terms } from '@s4/contract'
import { compensationFor } from '@s4/domain/cancellation'
import { payForShift, type RatedStretch } from '@s4/domain/paid-time'
import { shiftMinutes } from '@s4/domain/shift-text'
import type { Viewer } from '@s4/api-platform/http'

export interface AgreedTerms {
  startsAt: string
  endsAt: string
  payPerHour: number
  terms: Terms
  stretches: RatedStretch[]
}

/** Pence that this side owes the other for cancelling one agreed shift now. */
export const owedForCancelling = (work: AgreedTerms, side: Viewer['side'], now: Date): number =>
  compensationFor({
    bands: work.terms[side],
    cancelledAt: now.toISOString(),
    shiftStartsAt: work.startsAt,
    shiftPay: payForShift(work, shiftMinutes(work)),
  })
