import { parseSync } from 'oxc-parser'

interface Node {
  type: string
  [key: string]: unknown
}

/** A value inside a sentence, such as a name or a time: read as one short word. */
const VALUE = '5'

/** Summaries of endpoints are for programmers; `d` is the path of a drawing. */
const isUnread = ({ type, key, name }: Node): boolean =>
  (type === 'Property' && (key as Node)['name'] === 'summary') ||
  (type === 'JSXAttribute' && (name as Node)['name'] === 'd')

/** Imports and types; a value with a type beside it has its texts. */
const HAS_NO_TEXT = /^(?:Import|Export(?:All|Named)|TS(?!AsExpression|SatisfiesExpression|NonNullExpression))/

const isNode = (node: unknown): node is Node => typeof node === 'object' && node !== null && 'type' in node
const nodes = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [])

/** The texts written in a file: joined over `+`, values, and links inside a paragraph. */
export function textsOf(file: string, source: string): string[] {
  const texts: string[] = []
  const look = (node: Node): void => {
    if (HAS_NO_TEXT.test(node.type) && !node['declaration']) return
    if (isUnread(node)) return
    const text = textOf(node)
    if (text !== null) texts.push(text)
    if (text !== null && !node.type.startsWith('JSX')) return
    for (const [key, child] of Object.entries(node))
      if (key !== 'parent') nodes(child).filter(isApart(node)).forEach(look)
  }
  look(parseSync(file, source).program as unknown as Node)
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean)
}

/** Texts of a paragraph's own children are in the paragraph. */
const isApart = (parent: Node) => (child: Node) =>
  !isParagraph(parent) || (child.type !== 'JSXText' && !isParagraph(child))

const isParagraph = (node: Node): boolean =>
  (node.type === 'JSXElement' || node.type === 'JSXFragment') &&
  nodes(node['children']).some(({ type, value }) => type === 'JSXText' && String(value).trim() !== '')

function textOf(node: Node): string | null {
  if (node.type === 'Literal') return typeof node['value'] === 'string' ? node['value'] : null
  if (node.type === 'TemplateLiteral')
    return (node['quasis'] as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join(VALUE)
  if (node.type === 'BinaryExpression' && node['operator'] === '+') {
    const [left, right] = [node['left'], node['right']].flatMap(nodes).map(textOf)
    return left === null && right === null ? null : `${left ?? VALUE}${right ?? VALUE}`
  }
  return isParagraph(node) ? nodes(node['children']).map(partOf).join('') : null
}

function partOf(child: Node): string {
  if (child.type === 'JSXText') return String(child['value'])
  if (child.type === 'JSXExpressionContainer')
    return nodes(child['expression'])
      .map((one) => textOf(one) ?? VALUE)
      .join('')
  return textOf(child) ?? VALUE
}
