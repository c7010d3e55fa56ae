import { expect, it } from 'vitest'
import { nameSharedChunks, type BuiltChunk } from './shared-chunks'

const chunk = (fileName: string, imports: string[], length = 100): BuiltChunk => ({
  fileName,
  code: 'x'.repeat(length),
  imports,
  moduleIds: [`${fileName}.ts`],
  isEntry: false,
  isDynamicEntry: false,
  facadeModuleId: null,
})
const start = { ...chunk('start', ['react']), isEntry: true }
const part = (fileName: string, imports: string[]): BuiltChunk => ({
  ...chunk(fileName, imports),
  isDynamicEntry: true,
  facadeModuleId: `/app/src/${fileName}.tsx`,
})
const namesOf = (chunks: BuiltChunk[]) =>
  nameSharedChunks([start, chunk('react', []), ...withRoutes(chunks)], '/src/routes.tsx')
const withRoutes = (chunks: BuiltChunk[]) =>
  chunks.some(({ fileName }) => fileName === 'routes') ? chunks : [part('routes', []), ...chunks]

it('small chunks of the same parts become one; the parts and what an app starts with stay', () => {
  const names = namesOf([
    part('invoices', ['react', 'money', 'table']),
    part('payments', ['money', 'table']),
    chunk('money', []),
    chunk('table', []),
  ])

  expect([...names.keys()].sort()).toEqual(['money.ts', 'table.ts'])
  expect(new Set(names.values()).size).toBe(1)
})

it('a large chunk stays apart from one that another part needs without it', () => {
  const chunks = (mapSize: number) => [
    part('sites', ['map', 'address']),
    part('live map', ['map', 'address']),
    part('profile', ['address']),
    chunk('map', [], mapSize),
    chunk('address', []),
  ]

  expect(namesOf(chunks(100_000)).size).toBe(0)
  expect(namesOf(chunks(1000)).size).toBe(2)
})

it('what pages do without weighs more than what windows do without', () => {
  const chunks = (kind: string) => [
    ...['a', 'b'].map((name) => part(`${name}-modal-1.js`, ['list', 'forms'])),
    part(`c-${kind}-1.js`, ['list']),
    chunk('list', []),
    chunk('forms', [], 15_000),
  ]

  expect(namesOf(chunks('modal')).size).toBe(2)
  expect(namesOf(chunks('page')).size).toBe(0)
})

it('a chunk that needs a large one stays apart from one whose parts do without the large one', () => {
  const chunks = [
    part('invoices', ['list', 'answers']),
    part('payments', ['list', 'answers']),
    part('calendar', ['list']),
    ...['profile', 'licence', 'bank'].map((name) => part(name, ['forms'])),
    chunk('list', []),
    chunk('answers', ['forms'], 12_000),
    chunk('forms', [], 100_000),
  ]

  expect(namesOf(chunks).size).toBe(0)
})

it('what the table of routes loads is there for every page, so it is one chunk', () => {
  const names = namesOf([
    part('routes', ['queries', 'paths']),
    part('invoices', ['queries']),
    part('payments', ['paths']),
    chunk('queries', [], 60_000),
    chunk('paths', [], 60_000),
  ])

  expect(new Set(names.values()).size).toBe(1)
  expect(names.size).toBe(2)
})

it('a build without the table of routes is refused', () => {
  expect(() => nameSharedChunks([start, chunk('react', [])], '/src/routes.tsx')).toThrow('has no /src/routes.tsx')
})

it('no two chunks need each other afterwards', () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const chunks = someChunks(seed)
    expect(hasCircle(chunks, namesOf(chunks)), `seed ${seed}`).toBe(false)
  }
})

/** 30 chunks that import only later ones, and 12 parts that import some of them. */
function someChunks(seed: number): BuiltChunk[] {
  let last = seed
  const below = (limit: number) => {
    last = (last * 48_271) % 2_147_483_647
    return last % limit
  }
  const later = (from: number, count: number) => Array.from({ length: count }, () => `c${from + below(30 - from)}`)
  return [
    ...Array.from({ length: 30 }, (_, place) =>
      chunk(`c${place}`, place < 29 ? later(place + 1, below(3)) : [], 100 + below(20_000)),
    ),
    ...Array.from({ length: 12 }, (_, place) => part(`p${place}`, later(0, 1 + below(3)))),
  ]
}

function hasCircle(chunks: BuiltChunk[], names: Map<string, string>): boolean {
  const nameOf = (file: string) => names.get(`${file}.ts`) ?? file
  const needs = new Map<string, Set<string>>()
  for (const { fileName, imports } of chunks) {
    const from = nameOf(fileName)
    const needed = needs.get(from) ?? new Set()
    for (const next of imports.map(nameOf)) if (next !== from) needed.add(next)
    needs.set(from, needed)
  }
  const leadsBack = (start: string, at: string, seen: Set<string>): boolean =>
    [...(needs.get(at) ?? [])].some((next) => {
      if (next === start) return true
      if (seen.has(next)) return false
      seen.add(next)
      return leadsBack(start, next, seen)
    })
  return [...needs.keys()].some((name) => leadsBack(name, name, new Set()))
}
