import { expect, it } from 'vitest'
import { splitTags } from './worker-tags'

it.each([
  ['', []],
  [' , ;', []],
  ['Door,  door ;DOOR', ['door']],
  ['#Events, first   Aid', ['events', 'first aid']],
  ['Café, Cafe\u0301', ['café']],
])('%j gives %j', (typed, tags) => {
  expect(splitTags(typed)).toEqual(tags)
})
