interface Element {
  tag: string
  children: Element[]
}

export interface PdfStructure {
  /** Marked as tagged, the language, and whether a reader shows the title instead of the file's name. */
  isMarked: boolean
  language: string | null
  showsTitle: boolean
  /** The tree of tags from the document down. */
  root: Element | null
}

/** What a screen reader finds in a PDF: follows the references from the catalogue to the structure tree. */
export function structureOfPdf(pdf: Buffer): PdfStructure {
  const objects = new Map<string, string>()
  for (const [, id = '', body = ''] of pdf.toString('latin1').matchAll(/(\d+) 0 obj\n([\s\S]*?)\nendobj/g))
    objects.set(id, body.split(/\nstream\n/, 1)[0] ?? '')
  const catalogue = [...objects.values()].find((body) => body.includes('/Type /Catalog')) ?? ''
  const rootId = /\/StructTreeRoot (\d+) 0 R/.exec(catalogue)?.[1]
  const top = rootId === undefined ? [] : childrenOf(objects.get(rootId) ?? '', objects)
  return {
    isMarked: /\/Marked true/.test(resolved(catalogue, 'MarkInfo', objects)),
    language: /\/Lang \(([^)]*)\)/.exec(catalogue)?.[1] ?? null,
    showsTitle: /\/DisplayDocTitle true/.test(resolved(catalogue, 'ViewerPreferences', objects)),
    root: top[0] ?? null,
  }
}

/** The tags of a tree in reading order, each once a time it opens. */
export const tagsOf = ({ tag, children }: Element): string[] => [tag, ...children.flatMap(tagsOf)]

function resolved(body: string, name: string, objects: ReadonlyMap<string, string>): string {
  const id = new RegExp(`/${name} (\\d+) 0 R`).exec(body)?.[1]
  return id === undefined ? body : (objects.get(id) ?? '')
}

function childrenOf(body: string, objects: ReadonlyMap<string, string>): Element[] {
  const kids = /\/K (?:\[([^\]]*)\]|(\d+ 0 R))/.exec(body)
  return [...(kids?.[1] ?? kids?.[2] ?? '').matchAll(/(\d+) 0 R/g)].flatMap(([, id = '']) => {
    const child = objects.get(id) ?? ''
    const tag = /\/S \/(\w+)/.exec(child)?.[1]
    return tag === undefined ? [] : [{ tag, children: childrenOf(child, objects) }]
  })
}
