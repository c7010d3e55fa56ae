interface OfferedShift {
  positions: number
  taken: number
}

/** Who gets a place of an offer, which holds none (docs/product.md#offers). */
export function firstToAccept(shifts: readonly OfferedShift[]): string {
  const [free = 1, ...others] = shifts.map(({ positions, taken }) => Math.max(1, positions - taken))
  if (others.some((other) => other !== free)) return 'Places go to the first to accept.'
  return free === 1 ? 'The first to accept gets the place.' : `The first ${free} to accept get the places.`
}
