/**
 * `07700 900982`, `0161 496 0123` or `020 7946 0001`, without the size of a library; numbers of other countries stay as
 * they are.
 */
export const phoneText = (phone: string): string =>
  phone.replace(/^\+44(1\d1|11\d|2\d)(\d{3,4})(\d{4})$/, '0$1 $2 $3').replace(/^\+44(\d{4})(\d+)$/, '0$1 $2')
