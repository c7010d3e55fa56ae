import { describe, expect, it } from 'vitest'
import { darkColors, lightColors } from './palette'
import type { Colors } from './roles'
import { systemColors, themeCss } from './theme-css'

type Name = keyof Colors
/** WCAG 2.2, success criterion 1.4.6. */
const TEXT = 7
const CONTROL = 3

const luminance = (hex: string) => {
  const channels = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

const grounds: Name[] = ['canvas', 'surface', 'surfaceMuted', 'surfaceRaised']
const on = (names: Name[], ratio: number) =>
  names.flatMap((name) => grounds.map((ground): [Name, Name, number] => [name, ground, ratio]))

const pairs: [front: Name, ground: Name, ratio: number][] = [
  ...on(['text', 'textMuted', 'link', 'dangerText', 'successText', 'warningText', 'infoText', 'neutralText'], TEXT),
  ...on(
    [
      'controlBorder',
      'action',
      'danger',
      'focus',
      'dangerMark',
      'successMark',
      'warningMark',
      'infoMark',
      'chartDone',
      'chartOpen',
    ],
    CONTROL,
  ),
  ['onAction', 'action', TEXT],
  ['onAction', 'actionHover', TEXT],
  ['onDanger', 'danger', TEXT],
  ['onDanger', 'dangerHover', TEXT],
  ['onSignal', 'signal', TEXT],
  ['onSignal', 'signalHover', TEXT],
  ['onBrand', 'brand', TEXT],
  ['signal', 'brand', CONTROL],
  ['sidebarMuted', 'brand', TEXT],
  ['onSelected', 'selected', TEXT],
  ['onSidebar', 'sidebar', TEXT],
  ['onSidebar', 'sidebarHover', TEXT],
  ['sidebarMuted', 'sidebar', TEXT],
  ['sidebarMuted', 'sidebarHover', TEXT],
  ['signal', 'sidebar', CONTROL],
  ['dangerText', 'dangerSurface', TEXT],
  ['successText', 'successSurface', TEXT],
  ['warningText', 'warningSurface', TEXT],
  ['infoText', 'infoSurface', TEXT],
  ['neutralText', 'neutralSurface', TEXT],
  ['text', 'dangerSurface', TEXT],
  ['text', 'successSurface', TEXT],
  ['text', 'warningSurface', TEXT],
  ['text', 'infoSurface', TEXT],
  ['link', 'warningSurface', TEXT],
  ['link', 'infoSurface', TEXT],
  ['link', 'dangerSurface', TEXT],
  ['canvas', 'text', TEXT],
]

describe.each([
  ['light', lightColors],
  ['dark', darkColors],
])('in the %s theme', (_theme, colors) => {
  it.each(pairs)('%s on %s reaches %s:1', (front, ground, ratio) => {
    expect(contrast(colors[front], colors[ground])).toBeGreaterThanOrEqual(ratio)
  })
})

describe('in colours that the reader chose', () => {
  const readable = ['CanvasText on Canvas', 'LinkText on Canvas', 'Highlight on Canvas', 'HighlightText on Highlight']

  // The yellow alone says nothing there: the mark keeps its shield, the current entry its fill.
  const read = pairs.filter(([front]) => front !== 'signal')

  it.each(read)('%s on %s is a pair that can be read', (front, ground) => {
    const colours = [systemColors[front], systemColors[ground]]
    expect(readable).toContain((colours[0] === 'Canvas' ? colours.toReversed() : colours).join(' on '))
  })
})

it('a page prints in the light theme, whichever is shown', () => {
  const print = themeCss.slice(themeCss.indexOf('@media print'))

  expect(themeCss.indexOf('@media print')).toBeGreaterThan(themeCss.indexOf(':root.dark{color-scheme:dark'))
  expect(print).toMatch(new RegExp(`^@media print\\{:root,:root\\.dark\\{[^}]*--s4-text:${lightColors.text}`))
})
