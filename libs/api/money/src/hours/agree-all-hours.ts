import type { Contract, OutputOf, ParsedInputOf } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { failureSentence } from '@s4/contract/failure-catalogue'
import type { Call } from '@s4/api-platform/http'
import type { Sealer } from '@s4/api-platform/deps'
import { answerHours } from './answer-hours'

type Chosen = ParsedInputOf<Contract['hours.agreeAll']>['work']

/** Agrees each piece of work in a transaction of its own, so that one that is refused leaves the others agreed. */
export async function agreeAllHours(
  transact: Call<'hours.agreeAll'>['transact'],
  { work, sealer }: { work: Chosen; sealer: Sealer },
): Promise<OutputOf<Contract['hours.agreeAll']>> {
  const agreed: string[] = []
  const refused: { id: string; reason: string }[] = []
  for (const { id, acceptExtra } of work) {
    try {
      await transact((ctx) => answerHours(ctx, { id, action: 'agree', acceptExtra, reason: '', sealer }))
      agreed.push(id)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refused.push({ id, reason: sentenceOf(error) })
    }
  }
  return { agreed, refused }
}

const sentenceOf = ({ code, message }: ApiError): string => (message === code ? failureSentence(code) : message)
