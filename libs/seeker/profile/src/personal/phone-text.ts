/** A UK number as written at home, `07700 900982`; others as they are. Enough for reading, without the weight of a library. */
export const phoneText = (phone: string): string => phone.replace(/^\+44(\d{4})(\d+)$/, '0$1 $2')
