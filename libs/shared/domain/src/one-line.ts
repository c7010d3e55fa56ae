/** Puts a text on one line: line breaks and other control characters become one space. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** The lines of a text, split at every kind of line break, without other control characters. */
export const splitLines = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map(oneLine)
