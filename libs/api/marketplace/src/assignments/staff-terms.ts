/** Own staff owe and are owed nothing for cancelling, and cannot send a substitute (docs/product.md#own-staff). */
export const STAFF_TERMS = (terms: string) => `((${terms} - 'substitution') || '{"company":[],"seeker":[]}')`
