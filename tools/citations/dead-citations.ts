import { posix } from 'node:path'

export interface TextFile {
  /** From the workspace's root, with forward slashes. */
  path: string
  text: string
}

const CITATION = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g
const MARKDOWN_LINK = /\]\((?!https?:|mailto:)([^)\s]+)\)/g

/** One sentence for each citation of a document, and each link inside one, that leads nowhere. */
export function deadCitations(files: readonly TextFile[], documents: readonly TextFile[]): string[] {
  const anchors = new Map(documents.map(({ path, text }) => [path, anchorsIn(text)]))
  const leadsNowhere = (target: string) => {
    const [path = '', anchor] = target.split('#')
    const known = anchors.get(path)
    return !known || (anchor !== undefined && !known.has(anchor))
  }

  return files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, index) =>
      targetsIn(path, line)
        .filter(leadsNowhere)
        .map((target) => `${path}:${index + 1} cites ${target}, which does not exist.`),
    ),
  )
}

const NAMED_FILE = /`((?:apps|libs|tools|e2e)\/[\w./-]+)`/g

/** One sentence for each file or folder that a page names and that is not there. */
export const deadPaths = (pages: readonly TextFile[], exists: (path: string) => boolean): string[] =>
  pages.flatMap(({ path, text }) =>
    text
      .split('\n')
      .flatMap((line, index) =>
        [...line.matchAll(NAMED_FILE)]
          .filter(([, target = '']) => !exists(target))
          .map(([, target]) => `${path}:${index + 1} names ${target}, which does not exist.`),
      ),
  )

function targetsIn(path: string, line: string): string[] {
  const cited = [...line.matchAll(CITATION)].map(([target]) => target)
  if (!path.startsWith('docs/')) return cited
  const linked = [...line.matchAll(MARKDOWN_LINK)].map(([, target = '']) =>
    target.startsWith('#') ? path + target : posix.join(posix.dirname(path), target),
  )
  return [...cited, ...linked.filter((target) => /^docs\/.*\.md(?:#|$)/.test(target))]
}

/** The anchors of a page's headings, as a forge makes them. */
const anchorsIn = (text: string) =>
  new Set(
    [...text.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w\s-]/g, '')
        .trim()
        .replaceAll(/\s/g, '-'),
    ),
  )
