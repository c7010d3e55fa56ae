/** A chunk of a finished build, as far as it matters here. */
export interface BuiltChunk {
  fileName: string
  code: string
  /** Files it needs before it runs. */
  imports: readonly string[]
  moduleIds: readonly string[]
  isEntry: boolean
  isDynamicEntry: boolean
  facadeModuleId: string | null
}

/** What one more request costs, in characters of minified script that a phone loads in the same time. */
const REQUEST = 10_000

/** A page counts more than what opens later, a window or the checks of a form: its picture waits for what it loads. */
const A_PAGE = 4
// The name of a built file is that of its module, and a hash.
const isPage = (part: string) => /-(pages?|screen)[-.]/.test(part)
const weightOf = (parts: Iterable<string>) => [...parts].reduce((sum, part) => sum + (isPage(part) ? A_PAGE : 1), 0)

/** A chunk, or several that became one. */
interface Shelf {
  chunks: readonly BuiltChunk[]
  /** The lazily loaded parts that load it. */
  parts: ReadonlySet<string>
  size: number
}

/**
 * Names the modules of chunks that should become one. The bundler makes a chunk for every combination of lazily loaded
 * parts, about twenty small files a page. Two become one whenever the parts lose less by loading what they do not use
 * than they gain by one request less, and no third chunk stands between them. What `routes`, the table of routes, loads
 * is there for every part; a build without that table is refused.
 */
export function nameSharedChunks(chunks: readonly BuiltChunk[], routes: string | null): Map<string, string> {
  const names = new Map<string, string>()
  const shelves = mergeShelves(listShelves(chunks, routes))
  for (const [place, { chunks: joined }] of shelves.filter(({ chunks: { length } }) => length > 1).entries())
    for (const id of joined.flatMap(({ moduleIds }) => moduleIds)) names.set(id, `shared-${place}`)
  return names
}

function listShelves(chunks: readonly BuiltChunk[], routes: string | null): Shelf[] {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(file)) return seen
    seen.add(file)
    for (const next of byFile.get(file)?.imports ?? []) reach(next, seen)
    return seen
  }
  const entries = chunks.filter(({ isEntry, isDynamicEntry }) => isEntry || isDynamicEntry)
  const atStart = new Set(entries.filter(({ isEntry }) => isEntry).flatMap(({ fileName }) => [...reach(fileName)]))
  const parts = entries.filter(({ isEntry }) => !isEntry).map(({ fileName }) => fileName)
  const reached = new Map(parts.map((part) => [part, reach(part)]))
  const withRoutes =
    routes === null ? '' : entries.find(({ facadeModuleId }) => facadeModuleId?.endsWith(routes))?.fileName
  if (withRoutes === undefined)
    throw new Error(`The build has no ${routes}: correct ROUTES in tools/config/vite.app.ts`)

  return chunks
    .filter(({ fileName, isDynamicEntry }) => !atStart.has(fileName) && !isDynamicEntry)
    .map((chunk) => {
      const users = parts.filter((part) => reached.get(part)?.has(chunk.fileName))
      return {
        chunks: [chunk],
        parts: new Set(users.includes(withRoutes) ? parts : users),
        size: chunk.code.length,
      }
    })
}

/** Joins the pair that gains most until none gains. */
function mergeShelves(found: readonly Shelf[]): Shelf[] {
  let shelves = [...found]
  for (;;) {
    const needs = listNeeds(shelves)
    const best = pairs(shelves)
      .map(([one, other]) => ({ one, other, gain: gainOf(one, other, needs) }))
      .filter(({ gain }) => gain > 0)
      .sort((a, b) => b.gain - a.gain)
      .find(({ one, other }) => !isBetween(one, other, needs))
    if (!best) return shelves
    const { one, other } = best
    const joined = {
      chunks: [...one.chunks, ...other.chunks],
      parts: new Set([...one.parts, ...other.parts]),
      size: one.size + other.size,
    }
    const needed = new Set([...allNeeds(one, needs), ...allNeeds(other, needs)])
    shelves = [
      joined,
      ...shelves
        .filter((shelf) => shelf !== one && shelf !== other)
        .map((shelf) => (needed.has(shelf) ? { ...shelf, parts: new Set([...shelf.parts, ...joined.parts]) } : shelf)),
    ]
  }
}

const pairs = <Item>(items: readonly Item[]): [Item, Item][] =>
  items.flatMap((one, place) => items.slice(place + 1).map((other): [Item, Item] => [one, other]))

/** Characters: what is saved in requests, less what parts load of the other shelf, and for it, without using it. */
function gainOf(one: Shelf, other: Shelf, needs: Needs): number {
  const both = weightOf([...one.parts].filter((part) => other.parts.has(part)))
  const gain = both * REQUEST - (weightOf(one.parts) - both) * other.size - (weightOf(other.parts) - both) * one.size
  return gain > 0 ? gain - loadedFor(one, other, needs) - loadedFor(other, one, needs) : gain
}

/** What the other shelf needs, for each part that has to load it for nothing. */
function loadedFor(one: Shelf, other: Shelf, needs: Needs): number {
  const parts = [...one.parts].filter((part) => !other.parts.has(part))
  if (parts.length === 0) return 0
  return [...allNeeds(other, needs)].reduce(
    (sum, shelf) => sum + shelf.size * weightOf(parts.filter((part) => !shelf.parts.has(part))),
    0,
  )
}

type Needs = ReadonlyMap<Shelf, ReadonlySet<Shelf>>

/** The shelves that a shelf needs, and those that these need. */
function allNeeds(from: Shelf, needs: Needs): Set<Shelf> {
  const seen = new Set<Shelf>()
  const waiting = [from]
  for (let shelf = waiting.pop(); shelf; shelf = waiting.pop())
    for (const next of needs.get(shelf) ?? [])
      if (!seen.has(next)) {
        seen.add(next)
        waiting.push(next)
      }
  return seen
}

/** The shelves that each needs. */
function listNeeds(shelves: readonly Shelf[]): Map<Shelf, Set<Shelf>> {
  const shelfOf = new Map(shelves.flatMap((shelf) => shelf.chunks.map(({ fileName }) => [fileName, shelf] as const)))
  return new Map(
    shelves.map((shelf) => {
      const needed = shelf.chunks.flatMap(({ imports }) => imports).flatMap((file) => shelfOf.get(file) ?? [])
      return [shelf, new Set(needed.filter((other) => other !== shelf))]
    }),
  )
}

/** Whether one leads to the other by way of a third, so that as one chunk they and the third would need each other. */
function isBetween(one: Shelf, other: Shelf, needs: Needs): boolean {
  const leads = (from: Shelf, to: Shelf) => {
    const waiting = [...(needs.get(from) ?? [])].filter((next) => next !== to)
    const seen = new Set(waiting)
    for (let shelf = waiting.pop(); shelf; shelf = waiting.pop()) {
      if (shelf === to) return true
      for (const next of needs.get(shelf) ?? []) {
        if (seen.has(next)) continue
        seen.add(next)
        waiting.push(next)
      }
    }
    return false
  }
  return leads(one, other) || leads(other, one)
}
