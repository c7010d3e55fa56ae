/** A text in which what stands in brackets does not break: `22:00–04:30 (6 h 30 min)`. */
export const unbroken = (text: string): string =>
  text.replaceAll(/\([^)]*\)/g, (brackets) => brackets.replaceAll(' ', '\u{a0}'))
