import type { Api } from '@s4/api-client'
import type { CompanyJobDetails } from '@s4/contract'
import { ApiError, type NextStep } from '@s4/contract/api-error'
import { localDate } from '@s4/domain/shift-text'

/** Somebody who has lost agreed work by a change of times. */
export interface Displaced {
  seekerId: string
  name: string
  startsAt: string
}

/** Who could not be asked and why, and where to go on. */
interface NotAsked {
  text: string
  nextStep?: NextStep | undefined
}

interface Change {
  before: CompanyJobDetails
  after: CompanyJobDetails
  people: readonly Displaced[]
}

/** Offers each what is new on the days they had, or all that is new where those days have nothing; returns who could not be asked, and why. */
export async function offerNewTimes(api: Api, { people, ...change }: Change): Promise<NotAsked[]> {
  const refused: NotAsked[] = []
  for (const seekerId of new Set(people.map((person) => person.seekerId))) {
    const lost = people.filter((person) => person.seekerId === seekerId)
    const shiftIds = newShifts(change, lost)
    if (shiftIds.length === 0) continue
    try {
      await api.call('offers.create', { id: change.after.id, seekerId, shiftIds }, { once: true })
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

function newShifts({ before, after }: Omit<Change, 'people'>, lost: readonly Displaced[]): string[] {
  const known = new Set(before.shifts.map(({ id }) => id))
  const added = after.shifts.filter(({ id, cancelled }) => !known.has(id) && !cancelled)
  const days = new Set(lost.map(({ startsAt }) => localDate(startsAt, after.zone)))
  const sameDays = added.filter(({ startsAt }) => days.has(localDate(startsAt, after.zone)))
  return (sameDays.length > 0 ? sameDays : added).map(({ id }) => id)
}
