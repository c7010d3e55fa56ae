/** Runs at most `many` pieces of work at a time; the rest wait in order. */
export function limitConcurrency(many: number) {
  let free = many
  const waiting: (() => void)[] = []

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (free > 0) free -= 1
    else
      await new Promise<void>((begin) => {
        waiting.push(begin)
      })
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else free += 1
    }
  }
}
