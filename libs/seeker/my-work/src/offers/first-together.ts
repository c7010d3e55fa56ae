/** The shifts that one person can work, taking the first of those at the same time; in the order of their starts. */
export const firstTogether = <Shift extends { startsAt: string; endsAt: string }>(shifts: readonly Shift[]): Shift[] =>
  shifts
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
    .reduce<Shift[]>((taken, shift) => {
      const last = taken.at(-1)
      return last && Date.parse(shift.startsAt) < Date.parse(last.endsAt) ? taken : [...taken, shift]
    }, [])
