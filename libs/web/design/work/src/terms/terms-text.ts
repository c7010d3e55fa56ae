import { termsSentences, type CancellationTerms } from '@s4/domain/cancellation'

type Side = keyof CancellationTerms

/** The sentences are written for the worker and changed for the company. */
export function termsFor(reader: Side, side: Side, terms: CancellationTerms, shiftPay?: number): string[] {
  const sentences = termsSentences(side, terms, shiftPay)
  return reader === 'seeker'
    ? sentences
    : sentences.map((sentence) => companyWording[side].reduce((text, [from, to]) => text.replace(from, to), sentence))
}

const companyWording: Record<Side, readonly (readonly [from: string, to: string])[]> = {
  company: [
    ['The company can', 'You can'],
    ['it pays you', 'you pay the worker'],
  ],
  seeker: [
    ['You can', 'The worker can'],
    ['you owe the company', 'the worker owes you'],
  ],
}
