import { useApi } from '@s4/api-client'
import { useChange } from '@s4/queries'
import { useQuery } from '@tanstack/react-query'

/** Whose place is to be covered: a free one of a shift, a late worker's, or of somebody who booked off early. */
export interface Covered {
  shiftId: string
  late?: { assignmentId: string; seekerName: string } | undefined
  left?: { assignmentId: string; seekerName: string } | undefined
}

function inputOf({ shiftId, late, left }: Covered) {
  const worker = late ?? left
  return { shiftId, ...(worker && { assignmentId: worker.assignmentId }) }
}

export const useCover = (covered: Covered) => useQuery(useApi().query('cover.find', inputOf(covered)))

export function useAskForCover(covered: Covered) {
  const ask = useChange('cover.ask', { shown: true })
  return {
    ...ask,
    send: (chosen: Omit<Parameters<typeof ask.mutate>[0], 'shiftId' | 'assignmentId'>) =>
      ask.mutateAsync({ ...inputOf(covered), ...chosen }),
  }
}
