/**
 * Passes the first change on at once, and what changes within `rest` milliseconds after it together, so that a phone
 * that sends a whole night does not read everything again for each line of it.
 */
export function inTurns(onChange: (resources: readonly string[]) => void, rest: number) {
  const waiting = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const pass = () => {
    const resources = [...waiting]
    waiting.clear()
    timer = undefined
    if (resources.length === 0) return
    timer = setTimeout(pass, rest)
    onChange(resources)
  }
  return {
    onChange: (resources: readonly string[]) => {
      for (const resource of resources) waiting.add(resource)
      if (timer === undefined) pass()
    },
    stop: () => clearTimeout(timer),
  }
}
