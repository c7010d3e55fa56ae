/** The circles of a graph, each as the names on the way round, the first repeated at the end. */
export function cyclesIn(edges: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const finished = new Set<string>()
  const cycles: string[][] = []

  const visit = (name: string, path: string[]) => {
    if (path.includes(name)) {
      cycles.push([...path.slice(path.indexOf(name)), name])
      return
    }
    if (finished.has(name)) return
    for (const next of edges.get(name) ?? []) visit(next, [...path, name])
    finished.add(name)
  }
  for (const name of edges.keys()) visit(name, [])
  return cycles
}
