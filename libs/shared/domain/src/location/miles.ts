const KILOMETRES = 1.609344

/** Whole kilometres, as distances are kept, of the miles people give. */
export const milesToKilometres = (miles: number): number => Math.round(miles * KILOMETRES)

/** The whole miles that some kilometres were given as. */
export const kilometresToMiles = (kilometres: number): number => Math.round(kilometres / KILOMETRES)
