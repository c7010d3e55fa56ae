import { expect, it } from 'vitest'
import { instantText } from './instant'

it.each([
  ['of a column', '2026-11-21 22:00:00+00', '2026-11-21T22:00:00.000Z'],
  ['within JSON', '2026-11-21T22:00:00+00:00', '2026-11-21T22:00:00.000Z'],
  ['with parts of a second', '2026-11-21 22:00:00.5+00', '2026-11-21T22:00:00.500Z'],
  ['with millionths of a second', '2026-11-21T22:00:00.123456+00:00', '2026-11-21T22:00:00.123Z'],
  ['of another zone', '2026-11-21 22:00:00+01', '2026-11-21T21:00:00.000Z'],
  ['of a zone with minutes', '2026-11-21 22:00:00+05:30', '2026-11-21T16:30:00.000Z'],
])('reads an instant %s', (_name, written, iso) => {
  expect(instantText(written)).toBe(iso)
})

it('throws for what is no instant', () => {
  expect(() => instantText('infinity')).toThrow(RangeError)
})
