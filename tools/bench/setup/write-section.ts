import { readFileSync, writeFileSync } from 'node:fs'

const END = '<!-- to here -->'

/** Writes the part of a document that follows `<!-- <name>, written by the bench from here -->`, and nothing else. */
export function writeSection(document: string, name: string, text: string): void {
  const start = `<!-- ${name}, written by the bench from here -->`
  const [before, rest] = splitAt(readFileSync(document, 'utf8'), start)
  const [, after] = splitAt(rest, END)
  writeFileSync(document, `${before}${start}\n\n${text}\n\n${END}${after}`)
}

function splitAt(text: string, mark: string): [before: string, after: string] {
  const at = text.indexOf(mark)
  if (at < 0) throw new Error(`The document has no line ${mark}.`)
  return [text.slice(0, at), text.slice(at + mark.length)]
}
