interface Node {
  id: number
  callFrame: { functionName: string; url: string; lineNumber: number }
  children?: number[]
}

export interface Profile {
  nodes: Node[]
  samples: number[]
  timeDeltas: number[]
}

export interface Shares {
  /** Of the time that the process worked, what was spent in a function and in all that it calls. */
  within: (functionName: string) => number
  /** Functions by their own time, the longest first. */
  own: { name: string; share: number }[]
  /** Functions by their time with all that they call, the longest first. */
  total: { name: string; share: number }[]
}

const nameOf = ({ callFrame: { functionName, url, lineNumber } }: Node) =>
  `${functionName || '(anonymous)'} ${url.split('/').slice(-2).join('/')}:${lineNumber + 1}`

/** Idling, and what beginning and ending the profile takes. */
const isLeftOut = ({ callFrame: { functionName, url } }: Node) =>
  functionName === '(idle)' || (functionName === 'post' && url === 'node:inspector')

/** Where a process spent its time, idling left out. */
export function profileShares({ nodes, samples, timeDeltas }: Profile): Shares {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const times = new Map<number, number>()
  for (const [at, id] of samples.entries()) times.set(id, (times.get(id) ?? 0) + (timeDeltas[at] ?? 0))
  const own = new Map<string, number>()
  const total = new Map<string, number>()
  const functions = new Map<string, number>()
  const add = (to: Map<string, number>, key: string, time: number) => to.set(key, (to.get(key) ?? 0) + time)
  // A function within itself counts once.
  const walk = (node: Node, above: ReadonlySet<string>): number => {
    if (isLeftOut(node)) return 0
    const name = nameOf(node)
    const { functionName } = node.callFrame
    const within = new Set([...above, name, functionName])
    const self = times.get(node.id) ?? 0
    add(own, name, self)
    const sum = (node.children ?? []).reduce((time, id) => time + walk(byId.get(id) as Node, within), self)
    if (!above.has(name)) add(total, name, sum)
    if (!above.has(functionName)) add(functions, functionName, sum)
    return sum
  }
  const all = walk(nodes[0] as Node, new Set())
  const longest = (of: Map<string, number>) =>
    [...of].map(([name, time]) => ({ name, share: time / all })).sort((a, b) => b.share - a.share)
  return {
    within: (functionName) => (functions.get(functionName) ?? 0) / all,
    own: longest(own),
    total: longest(total),
  }
}
