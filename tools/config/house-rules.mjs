import { readFileSync } from 'node:fs'
import { plainWords } from './plain-words.mjs'

/** The first part of every path in the table of links, such as `/User-Job`. */
const linkTable = new URL('../../libs/shared/links/src/', import.meta.url)
const knownPaths = new Set(
  ['api', 'company', 'seeker', 'shell'].flatMap((site) =>
    [...readFileSync(new URL(`${site}.ts`, linkTable), 'utf8').matchAll(/['`](\/[\w-]+)/g)].map(([, start]) => start),
  ),
)

const isLink = (parent) => parent?.type === 'JSXAttribute' && ['href', 'to'].includes(parent.name.name)

/** Summaries of endpoints are for programmers. */
const isSummary = (parent) =>
  parent?.type === 'BinaryExpression' ? isSummary(parent.parent) : parent?.key?.name === 'summary'

/** The width the formatter breaks at, in characters. It leaves strings, templates and comments as they are. */
const LINE_WIDTH = 120

const measures = /^(?:fontSize|fontWeight|borderRadius|gap|rowGap|columnGap)$/

/** The house's own lint rules, each saying why and what to do instead. */
const rules = {
  'line-width': {
    create: (context) => ({
      Program: () => {
        for (const [index, line] of context.sourceCode.lines.entries()) {
          if (line.length > LINE_WIDTH && !line.includes('oxlint-disable')) {
            context.report({
              loc: { start: { line: index + 1, column: LINE_WIDTH }, end: { line: index + 1, column: line.length } },
              message: `A line ends at ${LINE_WIDTH} characters: break the text, the SQL or the comment by hand.`,
            })
          }
        }
      },
    }),
  },
  'no-hex-colour': {
    create: (context) => {
      const check = (node, text) => {
        if (/(?<![\w&/])#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/i.test(text)) {
          context.report({
            node,
            message: 'A raw colour lives in libs/web/design/theme only: name its role there and use theme.color.',
          })
        }
      }
      return {
        Literal: (node) => typeof node.value === 'string' && !isLink(node.parent) && check(node, node.value),
        TemplateElement: (node) => check(node, node.value.raw),
      }
    },
  },
  'no-path-outside-links': {
    create: (context) => {
      const check = (node, text) => {
        const start = /^\/[\w-]+/.exec(text)?.[0]
        if (start && knownPaths.has(start)) {
          context.report({ node, message: 'Every path is a link: use the table of @s4/links, or add to it.' })
        }
      }
      return {
        Literal: (node) =>
          typeof node.value === 'string' && !/^(Import|Export)/.test(node.parent.type) && check(node, node.value),
        TemplateLiteral: (node) => check(node, node.quasis[0].value.raw),
      }
    },
  },
  'no-look-without-token': {
    create: (context) => ({
      Property: ({ key, value }) => {
        const name = key.name ?? key.value
        const literal = value.type === 'Literal' ? value.value : value.quasis?.map(({ value: { raw } }) => raw).join('')
        if (measures.test(name) && literal && /^\d*\.?\d+(?:px|rem|em|%)?$/.test(String(literal))) {
          context.report({
            node: value,
            message: `A part takes its ${name} from a token of @s4/theme, or adds one there.`,
          })
        }
        if (/^(?:transition|animation)$/.test(name) && /[\d.]m?s\b(?!.*infinite)/.test(String(literal))) {
          context.report({ node: value, message: `How long something moves is in theme.motion of @s4/theme.` })
        }
      },
    }),
  },
  'no-styling-outside-ui': {
    create: (context) => ({
      JSXAttribute: (node) => {
        if (['css', 'style', 'className'].includes(node.name.name)) {
          context.report({
            node,
            message: 'Build with the parts of @s4/ui; if a style is missing, the ui library is missing a part.',
          })
        }
      },
    }),
  },
  'no-todo': {
    create: (context) => ({
      Program: () => {
        for (const comment of context.sourceCode.getAllComments()) {
          if (/\b(TODO|FIXME|XXX|HACK)\b(?!\(?#\d+)/.test(comment.value)) {
            context.report({ node: comment, message: 'Finish it, or name the issue: TODO(#12).' })
          }
        }
      },
    }),
  },
  'plain-words': {
    create: (context) => {
      const check = (node, text) => {
        // A sentence has a space; names, keys and SQL's own words are not read by anybody.
        if (!text.trim().includes(' ') || /\b(?:select|insert into|update|delete from)\b/.test(text)) return
        for (const [pattern, instead] of plainWords) {
          const found = pattern.exec(text)
          if (found) context.report({ node, message: `docs/writing.md: for "${found[0].trim()}" write ${instead}.` })
        }
      }
      return {
        Literal: (node) => typeof node.value === 'string' && !isSummary(node.parent) && check(node, node.value),
        TemplateElement: (node) => check(node, node.value.raw),
        JSXText: (node) => check(node, node.value),
      }
    },
  },
  'no-waiting-by-the-clock': {
    create: (context) => ({
      'MemberExpression[property.name="waitForTimeout"]': (node) =>
        context.report({
          node,
          message: 'Wait for what the person sees: expect(locator).toBeVisible() waits by itself.',
        }),
    }),
  },
}

export default { meta: { name: 's4' }, rules }
