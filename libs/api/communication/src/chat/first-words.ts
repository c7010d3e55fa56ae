const MOST_LETTERS = 100

/** As much of a message as its conversation shows in a list, in one line. */
export function firstWords(text: string): string {
  const letters = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('').trimEnd()}…` : letters.join('')
}
