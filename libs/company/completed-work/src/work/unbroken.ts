/** A text in which neither times nor what stands in brackets break: `22:00–04:30 (6 h 30 min)`. */
export const unbroken = (text: string): string =>
  text
    // A line may end after a dash; a word joiner forbids it.
    .replaceAll(/(?<=\d)–(?=\d)/g, '–\u{2060}')
    .replaceAll(/\([^)]*\)/g, (brackets) => brackets.replaceAll(' ', '\u{a0}'))
