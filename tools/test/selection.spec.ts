import { describe, expect, it } from 'vitest'
import { selectionFor } from './selection'

/** A history where `ancestor` is behind HEAD and `elsewhere` is on another branch. */
const git = (...args: string[]) => {
  const [verb = '', subject = '', ...rest] = args
  if (verb === 'merge-base') return { ok: rest[0] === 'ancestor', text: '' }
  if (subject === 'HEAD') return { ok: true, text: 'head' }
  const name = rest.at(-1)?.replace('^{commit}', '') ?? ''
  return name === 'unknown' ? { ok: false, text: '' } : { ok: true, text: name === 'main' ? 'head' : name }
}

describe('what npm test selects', () => {
  it.each<[name: string, base: string, kind: string]>([
    ['everything, without a base', '', 'everything'],
    ['everything, when the base is the commit itself', 'main', 'everything'],
    ['everything, when the base is unknown', 'unknown', 'everything'],
    ['everything, when the base is on another branch', 'elsewhere', 'everything'],
    ['what is affected, since an ancestor', 'ancestor', 'affected'],
  ])('is %s', (_name, base, kind) => {
    expect(selectionFor(base, git).kind).toBe(kind)
  })
})
