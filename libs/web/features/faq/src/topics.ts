export interface Question {
  question: string
  answer: string
  /** The screen the answer is about. */
  link?: { label: string; to: string }
}

export interface Topic {
  title: string
  questions: readonly Question[]
}

/** The first sentence of an answer with a word that is searched and not in the question; null when there is none. */
export function matchedSentence({ question, answer }: Question, text: string): string | null {
  const wanted = wordsOf(text).filter((word) => !fold(question).includes(word))
  const sentences = answer.split(/(?<=[.?!])\s+/)
  return sentences.find((sentence) => wanted.some((word) => fold(sentence).includes(word))) ?? null
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

const wordsOf = (text: string) =>
  fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** The questions that contain every word of `text`. */
export function searchTopics(topics: readonly Topic[], text: string): Topic[] {
  const words = wordsOf(text)
  const holds = ({ question, answer }: Question) => words.every((word) => fold(`${question} ${answer}`).includes(word))
  return topics
    .map(({ title, questions }) => ({ title, questions: questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0)
}
