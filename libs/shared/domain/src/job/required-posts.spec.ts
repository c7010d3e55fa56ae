import { expect, it } from 'vitest'
import { postsFilled } from './required-posts'

type Times = { start: string; end: string } | null
const post = (
  name: string,
  siteId: string | null,
  positions: number,
  role = 'door-supervisor',
  times: Times = null,
) => ({
  name,
  siteId,
  role,
  positions,
  times,
})
const night = { start: '20:00', end: '04:00' }
const atNight = (name: string, positions: number) => post(name, 'a', positions, 'door-supervisor', night)
const places = (siteId: string, positions: number, role = 'door-supervisor', [from, to] = [20, 28]) => ({
  siteId,
  role,
  positions,
  from: from * 60,
  to: to * 60,
})
const hours = (from: number, to: number, positions = 1) => places('a', positions, 'door-supervisor', [from, to])

it.each([
  ['nothing posted', [post('Door', 'a', 3)], [], 0, [['Door', 0]]],
  ['some posted', [post('Door', 'a', 3)], [places('a', 2)], 2, [['Door', 2]]],
  ['more posted than required', [post('Door', 'a', 2)], [places('a', 5)], 2, []],
  ['another role', [post('Door', 'a', 1)], [places('a', 1, 'event-steward')], 0, [['Door', 0]]],
  ['another site', [post('Door', 'a', 1)], [places('b', 1)], 0, [['Door', 0]]],
  [
    'a post of a site before one of any',
    [post('Any', null, 1), post('Door', 'a', 1)],
    [places('a', 1)],
    1,
    [['Any', 0]],
  ],
  ['several jobs of one post', [post('Door', 'a', 3)], [places('a', 1), places('a', 2)], 3, []],
  ['each place once, without times', [post('Door', 'a', 1), post('Bar', 'a', 1)], [places('a', 1)], 1, [['Bar', 0]]],
  ['the times of the post', [atNight('Door', 2)], [hours(20, 28, 2)], 2, []],
  ['more than the times of the post', [atNight('Door', 1)], [hours(18, 30)], 1, []],
  ['a shift of another time', [atNight('Door', 1)], [hours(2, 6)], 0, [['Door', 0]]],
  ['a shift that ends too early', [atNight('Door', 1)], [hours(20, 24)], 0, [['Door', 0]]],
  ['shifts one after another', [atNight('Door', 1)], [hours(20, 24), hours(24, 28)], 1, []],
  ['two nights posts of one shift', [atNight('Door', 1), atNight('Bar', 1)], [hours(20, 28)], 1, [['Bar', 0]]],
])('%s', (_name, posts, posted, filled, missing) => {
  const known = postsFilled(posts, posted)

  expect(known.posted).toBe(filled)
  expect(known.missing.map((each) => [each.name, each.posted])).toEqual(missing)
})
