/**
 * Gathers names and hands them over at most once in so many milliseconds: the first at once, then all that came
 * meanwhile. Nobody waits for it, so `act` must see to its own failures.
 */
export function calmly(every: number, act: (names: readonly string[]) => void): (names: Iterable<string>) => void {
  const waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  const handOver = () => {
    timer = undefined
    if (waiting.size === 0) return
    const names = [...waiting]
    waiting.clear()
    timer = setTimeout(handOver, every).unref()
    act(names)
  }
  return (names) => {
    for (const name of names) waiting.add(name)
    if (timer === undefined) handOver()
  }
}
