import type { Applicant } from '@s4/contract'
import { useState } from 'react'

/** The ticked applicants that are still in the list. */
export function useChosen(applicants: readonly Applicant[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  return {
    chosen: applicants.filter(({ id }) => ids.includes(id)),
    choose: (id: string, on: boolean) =>
      setIds((before) => (on ? [...before, id] : before.filter((other) => other !== id))),
    clear: () => setIds([]),
  }
}
