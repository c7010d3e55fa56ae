import { expect, it } from 'vitest'
import { clustersOf, countOf, type OverviewMark } from './clusters'

const aMark = (id: string, lat: number): OverviewMark => ({
  id,
  point: { lat, lng: 0 },
  label: id,
  tone: 'person',
})
const at = (zoom: number) => ({ zoom, project: ({ lat, lng }: { lat: number; lng: number }) => ({ x: lng, y: lat }) })

it('marks near each other are one, those apart are not', () => {
  const clusters = clustersOf([aMark('a', 1), aMark('b', 3), aMark('c', 640)], at(5))

  expect(clusters.map(({ marks }) => marks.map(({ id }) => id))).toEqual([['a', 'b'], ['c']])
  expect(clusters[0]?.point).toEqual({ lat: 2, lng: 0 })
})

it('marks that would cover each other are one on both sides of a cell’s edge, too', () => {
  const clusters = clustersOf([aMark('a', 63), aMark('b', 65), aMark('c', 200), aMark('d', 300)], at(5))

  expect(clusters.map(({ marks }) => marks.map(({ id }) => id))).toEqual([['a', 'b'], ['c'], ['d']])
})

it('a cluster of a place and its people has their number', () => {
  const place: OverviewMark = { ...aMark('dock', 1), tone: 'site' }
  const counts = [
    [place, aMark('a', 1), { ...aMark('b', 1), tone: 'danger' as const }],
    [place, { ...place, id: 'gate' }],
  ].map((marks) => clustersOf(marks, at(5)).map(countOf))

  expect(counts).toEqual([[2], [2]])
})

it('a cluster keeps its key while its marks move within it', () => {
  const [before] = clustersOf([aMark('a', 1)], at(5))
  const [after] = clustersOf([aMark('a', 9)], at(5))

  expect(after?.key).toBe(before?.key)
})

it('two thousand marks take less than a frame', () => {
  const marks = Array.from({ length: 2000 }, (_unused, index) => aMark(String(index), index * 7))

  const began = performance.now()
  clustersOf(marks, at(9))

  expect(performance.now() - began).toBeLessThan(50)
})
