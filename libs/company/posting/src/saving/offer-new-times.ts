import type { Api } from '@s4/api-client'
import type { CompanyJobDetails } from '@s4/contract'
import { ApiError, type NextStep } from '@s4/contract/api-error'
import { localDate } from '@s4/domain/shift-text'

/** Somebody who lost agreed work because its times changed. */
export interface PersonAffected {
  seekerId: string
  name: string
  startsAt: string
}

/** What was confirmed of a change that affects people. */
export interface ConfirmedChange {
  /** To be offered the new times. */
  toOffer: readonly PersonAffected[]
  /** Pence for the work it cancels, as it was read. */
  owed: number
}

/** Why somebody could not be offered the new times, with the next step. */
interface RefusedOffer {
  text: string
  nextStep?: NextStep | undefined
}

interface Change {
  before: CompanyJobDetails
  after: CompanyJobDetails
  people: readonly PersonAffected[]
}

/** Offers each person the new shifts on their days, or all new shifts when there are none. Returns the refusals. */
export async function offerNewTimes(api: Api, { people, ...change }: Change): Promise<RefusedOffer[]> {
  const refused: RefusedOffer[] = []
  for (const seekerId of new Set(people.map((person) => person.seekerId))) {
    const lost = people.filter((person) => person.seekerId === seekerId)
    const shiftIds = newShifts(change, lost)
    if (shiftIds.length === 0) continue
    try {
      await api.call('offers.create', { id: change.after.id, seekerId, shiftIds }, { idempotent: true })
    } catch (error) {
      const name = lost[0]?.name ?? 'Somebody'
      refused.push(
        error instanceof ApiError
          ? { text: `${name}: ${error.message}`, nextStep: error.nextStep }
          : { text: `${name}: Something went wrong.` },
      )
    }
  }
  return refused
}

function newShifts({ before, after }: Omit<Change, 'people'>, lost: readonly PersonAffected[]): string[] {
  const known = new Set(before.shifts.map(({ id }) => id))
  const added = after.shifts.filter(({ id, cancelled }) => !known.has(id) && !cancelled)
  const days = new Set(lost.map(({ startsAt }) => localDate(startsAt, after.zone)))
  const sameDays = added.filter(({ startsAt }) => days.has(localDate(startsAt, after.zone)))
  return (sameDays.length > 0 ? sameDays : added).map(({ id }) => id)
}
