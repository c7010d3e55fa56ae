import { ApiError } from '@s4/contract/api-error'

/** A form holds its file in memory until it is answered: ten megabytes each. */
const MAX_AT_ONCE = 12
const MAX_PER_PERSON = 3

const underWay = new Map<string, number>()

/** Takes a form in while there is room for its file. Throws `server.busy` or `rate.limited`, with the time to wait. */
export async function withUploadSlot<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
  const own = underWay.get(person) ?? 0
  if (own >= MAX_PER_PERSON) throw new ApiError('rate.limited', { retryAfterSeconds: 5 })
  if ([...underWay.values()].reduce((sum, count) => sum + count, 0) >= MAX_AT_ONCE)
    throw new ApiError('server.busy', { retryAfterSeconds: 5 })
  underWay.set(person, own + 1)
  try {
    return await work()
  } finally {
    const left = (underWay.get(person) ?? 1) - 1
    if (left > 0) underWay.set(person, left)
    else underWay.delete(person)
  }
}
