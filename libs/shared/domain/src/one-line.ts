/** Puts a text on one line: line breaks and other control characters become one space; nobody sees what else goes. */
export const oneLine = (text: string): string =>
  trimUnseen(text.replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ').replaceAll(TURNS, ''))

/** Marks that turn the direction of what follows, also of text beside it. */
const TURNS = /[\u202A-\u202E\u2066-\u2069]/g

/** Without spaces and invisible marks at both ends; a loop, because a pattern takes long for many spaces. */
function trimUnseen(text: string): string {
  const isUnseen = (at: number) => /[\s\p{Cf}]/u.test(text.charAt(at))
  let [start, end] = [0, text.length]
  while (start < end && isUnseen(start)) start += 1
  while (end > start && isUnseen(end - 1)) end -= 1
  return text.slice(start, end)
}

/** The lines of a text, split at every kind of line break, without other control characters. */
export const splitLines = (text: string): string[] => text.split(/\r\n|[\n\v\f\r\u0085\u2028\u2029]/).map(oneLine)
