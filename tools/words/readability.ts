import { syllable } from 'syllable'

/** Sentences of fewer words are labels. */
export const LEAST_WORDS = 4

/** The sentences of a text; a full stop inside a number or an abbreviation ends none. */
export const sentencesOf = (text: string): string[] =>
  text
    .split(/(?<=[.!?:;])\s+(?=["“A-Z0-9])/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length >= LEAST_WORDS && /^["“A-Z0-9]/.test(sentence))

export const wordsOf = (sentence: string): string[] => sentence.match(/[\p{L}\p{N}][\p{L}\p{N}'’.,/-]*/gu) ?? []

/** Names the law or its offices gave: nothing plainer can be written for them. */
const FIXED_NAMES = /Information Commissioner’s Office|National Insurance|Unique Taxpayer Reference/g

/** The grade of a United States school at which a sentence is understood, after Flesch and Kincaid. */
export function gradeOf(sentence: string): number {
  const words = wordsOf(sentence.replace(FIXED_NAMES, 'S4'))
  const syllables = words.reduce((sum, word) => sum + Math.max(1, syllable(word)), 0)
  return 0.39 * words.length + (11.8 * syllables) / words.length - 15.59
}
