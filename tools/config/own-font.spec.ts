import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { fontFaces } from '../../libs/web/design/theme/src/page'
import { furtherLetters, readOwnFont, westernLetters } from './own-font'

const { western, further } = await readOwnFont()
const lacking = (file: Buffer, letters: string) => {
  const font = create(file)
  return [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

it('the font of a first visit weighs at most 20 KB, with further letters 26 KB', () => {
  expect(western.length).toBeLessThanOrEqual(20_000)
  expect(western.length + further.length).toBeLessThanOrEqual(26_000)
})

it('has the weights of the theme, figures of one width, and what our texts are written with', () => {
  const font = create(western)
  const widths = [...'0123456789'].map((figure) => font.layout(figure, ['tnum']).advanceWidth)

  expect(lacking(western, westernLetters)).toEqual([])
  expect(new Set(widths).size).toBe(1)
  expect(font.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } })
})

it('has the letters of further languages in the second file, which their page asks for by them alone', () => {
  const [, ranges = ''] = fontFaces('/western', '/further')
    .split('/further')
    .map((face) => /range:([^}]+)/.exec(face)?.[1])
  const asked = ranges.split(',').flatMap((range) => {
    const [from = 0, to = from] = range
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at))
  })

  expect(lacking(further, furtherLetters)).toEqual([])
  expect(asked.toSorted()).toEqual([...furtherLetters].toSorted())
})
