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

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** The questions that contain every word of `text`. */
export function searchTopics(topics: readonly Topic[], text: string): Topic[] {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
  const holds = ({ question, answer }: Question) => words.every((word) => fold(`${question} ${answer}`).includes(word))
  return topics
    .map(({ title, questions }) => ({ title, questions: questions.filter(holds) }))
    .filter(({ questions }) => questions.length > 0)
}
