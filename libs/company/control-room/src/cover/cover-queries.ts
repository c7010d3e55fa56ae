import { useApi } from '@s4/api-client'
import { useChange } from '@s4/queries'
import { useQuery } from '@tanstack/react-query'

/** Whose place is to be covered: a free one of a shift, or a late worker's. */
export interface Covered {
  shiftId: string
  /** The late worker. */
  late?: { assignmentId: string; seekerName: string } | undefined
}

const inputOf = ({ shiftId, late }: Covered) => ({ shiftId, ...(late && { assignmentId: late.assignmentId }) })

export const useCover = (covered: Covered) => useQuery(useApi().query('cover.find', inputOf(covered)))

export function useAskForCover(covered: Covered) {
  const ask = useChange('cover.ask', { shown: true })
  return {
    ...ask,
    send: (chosen: Omit<Parameters<typeof ask.mutate>[0], 'shiftId' | 'assignmentId'>) =>
      ask.mutateAsync({ ...inputOf(covered), ...chosen }),
  }
}
