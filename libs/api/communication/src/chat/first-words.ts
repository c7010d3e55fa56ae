const MAX_LENGTH = 100

/** The beginning of a message, in one line, for the list of conversations. */
export function firstWords(text: string): string {
  const letters = Array.from(text.trim().replaceAll(/\s+/g, ' '))
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH).join('').trimEnd()}…` : letters.join('')
}
