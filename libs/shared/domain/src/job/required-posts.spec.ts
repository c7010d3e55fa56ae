import { expect, it } from 'vitest'
import { postsFilled } from './required-posts'

const post = (name: string, siteId: string | null, positions: number, role = 'door-supervisor') => ({
  name,
  siteId,
  role,
  positions,
})
const places = (siteId: string, positions: number, role = 'door-supervisor') => ({ siteId, role, positions })

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
])('%s', (_name, posts, posted, filled, missing) => {
  const known = postsFilled(posts, posted)

  expect(known.posted).toBe(filled)
  expect(known.missing.map((each) => [each.name, each.posted])).toEqual(missing)
})
