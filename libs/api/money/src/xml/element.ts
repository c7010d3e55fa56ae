/** What an element contains: text, or elements in order. Absent ones are left out. */
type Content = string | readonly (string | null)[]

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' }

/** Text of an XML document; control characters have no place in XML 1.0 and are dropped. */
export const xmlText = (text: string): string =>
  text.replaceAll(/[^\P{Cc}\t\n\r]/gu, '').replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '')

/** An element: a string is its text and escaped, a list is its elements. */
export function element(name: string, content: Content, attributes: Record<string, string> = {}): string {
  const start = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${xmlText(value)}"`)].join(' ')
  const inner = typeof content === 'string' ? xmlText(content) : content.filter((each) => each !== null).join('')
  return `<${start}>${inner}</${name}>`
}
