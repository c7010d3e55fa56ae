import type { Refused } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import { failureSentence } from '@s4/contract/failure-catalogue'

/**
 * Changes several records, each by itself. `change` refuses before it writes; those it refuses are named with the
 * reason. The result has what it returned of the others.
 */
export async function runEach<Item extends { id: string }, Result>(
  items: readonly Item[],
  change: (item: Item) => Promise<Result>,
): Promise<{ results: Result[]; refused: Refused }> {
  const results: Result[] = []
  const refused: Refused = []
  for (const item of items) {
    try {
      results.push(await change(item))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      refused.push({ id: item.id, reason: sentenceOf(error) })
    }
  }
  return { results, refused }
}

/** Why a command was refused, in a sentence. */
export const sentenceOf = ({ code, message }: ApiError): string => (message === code ? failureSentence(code) : message)
