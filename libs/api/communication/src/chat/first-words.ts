const MAX_LETTERS = 100

/** As much of a message as its conversation shows in a list, in one line. */
export function firstWords(text: string): string {
  const letters = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  return letters.length > MAX_LETTERS ? `${letters.slice(0, MAX_LETTERS).join('').trimEnd()}…` : letters.join('')
}
