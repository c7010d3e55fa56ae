/** The package has no types; these are the parts we use. */
declare module 'fontkit' {
  export interface Font {
    layout(text: string, features?: readonly string[]): { advanceWidth: number; glyphs: readonly object[] }
    variationAxes: Record<string, { min: number; max: number }>
    characterSet: readonly number[]
    hasGlyphForCodePoint(codePoint: number): boolean
  }
  export function create(bytes: Uint8Array): Font
}
