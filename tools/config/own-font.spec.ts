import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { readOwnFont } from './own-font'

it('the font of the screens weighs at most 30 KB', () => {
  expect(readOwnFont().length).toBeLessThanOrEqual(30_000)
})

it('has every weight, figures of one width, and what our texts are written with', () => {
  const font = create(readOwnFont())
  const lacking = [...'AaZz09£€–—−·…’“”×½éñßø'].filter((sign) => !font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0))
  const widths = [...'0123456789'].map((figure) => font.layout(figure, ['tnum']).advanceWidth)

  expect(lacking).toEqual([])
  expect(new Set(widths).size).toBe(1)
  expect(font.variationAxes).toMatchObject({ wght: { min: 100, max: 900 } })
})
