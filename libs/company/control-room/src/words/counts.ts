export const peopleText = (count: number) => (count === 1 ? '1 person' : `${count} people`)

/** `1 of 4 places is free`. */
export function missingPlacesText(free: number, places: number): string {
  if (places === 1) return 'the place is free'
  return `${free} of ${places} places ${free === 1 ? 'is' : 'are'} free`
}
