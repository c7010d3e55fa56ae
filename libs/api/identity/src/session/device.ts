const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iPhone or iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
]
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser/, 'Samsung Internet'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS|HeadlessChrome/, 'Chrome'],
  [/Safari/, 'Safari'],
]

const first = (table: readonly [RegExp, string][], text: string) => table.find(([pattern]) => pattern.test(text))?.[1]

/** Browser and system in plain words, for *where you are signed in*: `Chrome on Android`. */
export function deviceName(userAgent: string | undefined): string {
  const browser = first(browsers, userAgent ?? '') ?? 'A browser'
  const system = first(systems, userAgent ?? '')
  return system ? `${browser} on ${system}` : browser
}
