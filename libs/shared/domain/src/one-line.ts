/** What somebody wrote, on one line: line breaks and other control characters become one space. */
export const oneLine = (text: string): string => text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim()

/** Its lines, whatever they are broken by, without other control characters. */
export const splitLines = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map(oneLine)
