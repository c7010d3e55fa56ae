import type { Applicant } from '@s4/contract'
import { useState } from 'react'

/** Applicants ticked to be compared or offered together; one who is gone from the list is not among them. */
export function useChosen(applicants: readonly Applicant[]) {
  const [ids, setIds] = useState<readonly string[]>([])
  return {
    chosen: applicants.filter(({ id }) => ids.includes(id)),
    choose: (id: string, on: boolean) =>
      setIds((before) => (on ? [...before, id] : before.filter((other) => other !== id))),
    clear: () => setIds([]),
  }
}
