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
    ['the company cancels', 'you cancel'],
    ['it pays you', 'you pay the worker'],
  ],
  seeker: [
    ['you cancel', 'the worker cancels'],
    ['you owe the company', 'the worker owes you'],
  ],
}
