import { create } from 'fontkit'
import { expect, it } from 'vitest'
import { fontFiles, rangesOf, readFontFile } from './own-font'

const { common, western, further } = fontFiles
const read = {
  common: await readFontFile(common),
  western: await readFontFile(western),
  further: await readFontFile(further),
}
const lacking = (file: Buffer, letters: string) => {
  const font = create(file)
  return [...letters].filter((letter) => !font.hasGlyphForCodePoint(letter.codePointAt(0) ?? 0))
}

it('the font of a first visit comes in one round trip: with its headers in 10 packets of 1 460 bytes', () => {
  expect(read.common.length).toBeLessThanOrEqual(13_600)
  expect(read.common.length + read.western.length + read.further.length).toBeLessThanOrEqual(28_000)
})

it('has the weights of the theme, figures of one width, and letters that stand closer or join', () => {
  const font = create(read.common)
  const widths = [...'0123456789'].map((figure) => font.layout(figure, ['tnum']).advanceWidth)
  const widthOf = (text: string) => font.layout(text).advanceWidth

  expect(new Set(widths).size).toBe(1)
  expect(widthOf('AV')).toBeLessThan(widthOf('A') + widthOf('V'))
  expect(font.layout('fi').glyphs).toHaveLength(1)
  expect(font.variationAxes).toMatchObject({ wght: { min: 400, max: 700 } })
})

it.each(['common', 'western', 'further'] as const)('%s has every letter that pages ask it for', (name) => {
  expect(lacking(read[name], fontFiles[name].letters)).toEqual([])
})

it('writes letters as ranges, which no two files share', () => {
  const all = common.letters + western.letters + further.letters

  expect(rangesOf('cab xé')).toBe('U+20,U+61-63,U+78,U+E9')
  expect(new Set(all).size).toBe([...all].length)
})

it('has all of ASCII, of Latin-1 letters and of what people write', () => {
  const all = common.letters + western.letters
  const ascii = Array.from({ length: 95 }, (_, at) => at + 32)
  const asked = String.fromCodePoint(...ascii) + 'ÀÿŒ£€½²°'

  expect([...asked].filter((letter) => !all.includes(letter))).toEqual([])
})
