const KILOMETRES = 1.609344

/** Converts the miles people enter to whole kilometres, as they are stored. */
export const milesToKilometres = (miles: number): number => Math.round(miles * KILOMETRES)

/** Converts stored kilometres back to the whole miles that were entered. */
export const kilometresToMiles = (kilometres: number): number => Math.round(kilometres / KILOMETRES)
