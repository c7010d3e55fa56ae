import ts from 'typescript'
import type { SourceFile } from '../boundaries/workspace'

/** `*` stands for what a template puts in at run time. */
const WRITES = new RegExp(
  [
    /\b(?:insert\s+into|delete\s+from|merge\s+into)\s+([\w*]+)/,
    /\bupdate\s+(?:only\s+)?([\w*]+)(?:\s+(?:as\s+)?\w+)?\s+set\b/,
    /(?:^|;)\s*truncate\s+(?:table\s+)?([\w*]+)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'gi',
)

/** The tables a file's SQL inserts into, updates or deletes from. */
export function writtenTables({ path, text }: SourceFile): Set<string> {
  const found = new Set<string>()
  const visit = (node: ts.Node) => {
    for (const match of textIn(node).matchAll(WRITES)) {
      found.add((match[1] ?? match[2] ?? match[3] ?? '').toLowerCase())
    }
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false))
  return found
}

function textIn(node: ts.Node): string {
  if (ts.isStringLiteralLike(node)) return node.text
  if (!ts.isTemplateExpression(node)) return ''
  return [node.head.text, ...node.templateSpans.map(({ literal }) => `*${literal.text}`)].join('')
}
