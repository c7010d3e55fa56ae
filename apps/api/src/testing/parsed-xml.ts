export interface XmlElement {
  name: string
  text: string
  children: XmlElement[]
}

const TOKEN = /<\?[^>]*\?>|<(\/?)([\w:]+)((?:\s+[\w:]+="[^"<&]*")*)\s*>|([^<]+)/gy
const signs: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Reads an XML document as our programs write it; throws where it is not well-formed. */
export function parsedXml(xml: string): XmlElement {
  const root: XmlElement = { name: '', text: '', children: [] }
  const open = [root]
  TOKEN.lastIndex = 0
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex
    const token = TOKEN.exec(xml)
    const parent = open.at(-1)
    if (!token || !parent) throw new Error(`The XML is not well-formed at character ${at}: ${xml.slice(at, at + 40)}`)
    const [, end, name, , text] = token
    if (text !== undefined) parent.text += plainText(text)
    else if (end === '/' && open.pop()?.name !== name) throw new Error(`</${name}> closes another element.`)
    else if (name !== undefined && end === '') {
      const child = { name, text: '', children: [] }
      parent.children.push(child)
      open.push(child)
    }
  }
  const [document, ...more] = root.children
  if (!document || more.length > 0 || open.length !== 1) throw new Error('The XML has not one whole root element.')
  return document
}

const plainText = (text: string) =>
  text.replaceAll(/&(\w*);?/g, (_, sign: string) => {
    const plain = signs[sign]
    if (plain === undefined) throw new Error(`&${sign} is not escaped.`)
    return plain
  })

/** Every element of that name, at any depth, in the order of the document. */
export const elementsIn = (within: XmlElement, name: string): XmlElement[] =>
  within.children.flatMap((child) => [...(child.name === name ? [child] : []), ...elementsIn(child, name)])
