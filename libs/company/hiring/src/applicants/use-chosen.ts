import type { Applicant } from '@s4/contract'
import { useChosenRows } from '@s4/queries'

/** The chosen applicants that are still in the list, also on coming back to it; none in another view of it. */
export function useChosen(applicants: readonly Applicant[], view: string) {
  const choice = useChosenRows('applicants', view)
  const { ids, onChange } = choice
  return {
    choice,
    chosen: applicants.filter(({ id }) => ids.has(id)),
    choose: (id: string, on: boolean) =>
      onChange(new Set(on ? [...ids, id] : [...ids].filter((other) => other !== id))),
    clear: () => onChange(new Set()),
  }
}
