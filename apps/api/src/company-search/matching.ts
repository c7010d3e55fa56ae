const MAX_WORDS = 5
const SHORT = 3
const literally = (word: string) => word.replaceAll(/[\\%_]/g, String.raw`\$&`)

export const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MAX_WORDS)

type Bind = (value: string) => string

/**
 * Every word stands in `sought`, the SQL of what a row is searched by: one or two letters begin a word, more may be
 * inside one.
 */
export const hasWords = (words: readonly string[], sought: string, bind: Bind): string =>
  words.map((word) => `${sought} like ${bind(`%${word.length < SHORT ? ' ' : ''}${literally(word)}%`)}`).join(' and ')

/** Every word is like one of the row, with a letter or two that are wrong, missing or swapped. */
export const hasSimilarWords = (words: readonly string[], sought: string, bind: Bind): string =>
  words.map((word) => `${bind(word)} <% ${sought}`).join(' and ')
