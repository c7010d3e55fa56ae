/** Formats a UK number as `07700 900982` without the size of a library; others stay as they are. */
export const phoneText = (phone: string): string => phone.replace(/^\+44(\d{4})(\d+)$/, '0$1 $2')
