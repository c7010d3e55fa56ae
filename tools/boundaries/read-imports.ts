import ts from 'typescript'
import type { SourceFile } from './workspace'

export interface Import {
  specifier: string
  line: number
}

/** Every module a file names: imports, re-exports, `import()` and `import('…')` types. */
export function readImports({ path, text }: SourceFile): Import[] {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const found: Import[] = []

  const visit = (node: ts.Node) => {
    const named = moduleNamedBy(node)
    if (named && ts.isStringLiteralLike(named)) {
      found.push({ specifier: named.text, line: source.getLineAndCharacterOfPosition(named.pos).line + 1 })
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function moduleNamedBy(node: ts.Node): ts.Node | undefined {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return node.moduleSpecifier
  if (ts.isImportTypeNode(node)) return ts.isLiteralTypeNode(node.argument) ? node.argument.literal : undefined
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) return node.arguments[0]
  return undefined
}
