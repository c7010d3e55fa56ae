import { ApiError } from '@s4/contract/api-error'

/** Each form holds up to 10 MB in memory until its response. */
const MAX_UPLOADS = 12
const MAX_PER_PERSON = 3

const uploads = new Map<string, number>()

/** Runs `work` when an upload slot is free. Throws `server.busy` or `rate.limited` with the time to wait. */
export async function withUploadSlot<Result>(person: string, work: () => Promise<Result>): Promise<Result> {
  const own = uploads.get(person) ?? 0
  if (own >= MAX_PER_PERSON) throw new ApiError('rate.limited', { retryAfterSeconds: 5 })
  if ([...uploads.values()].reduce((sum, count) => sum + count, 0) >= MAX_UPLOADS)
    throw new ApiError('server.busy', { retryAfterSeconds: 5 })
  uploads.set(person, own + 1)
  try {
    return await work()
  } finally {
    const left = (uploads.get(person) ?? 1) - 1
    if (left > 0) uploads.set(person, left)
    else uploads.delete(person)
  }
}
