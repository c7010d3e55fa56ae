import PDFDocument from 'pdfkit'
import { BOLD, registerFonts, REGULAR } from './fonts'

const MARGIN = 50
const WIDTH = 595.28 - 2 * MARGIN

type Tag = 'H1' | 'H2' | 'P'

interface Column {
  header: string
  /** Share of the page's width. */
  width: number
  align: 'left' | 'right'
}

interface Style {
  size?: number
  bold?: boolean
  /** Space below, in points. */
  gap?: number
}

interface TextBox {
  left: number
  top: number
  width: number
  align?: Column['align']
}

const styles: Record<Tag, Style> = {
  H1: { size: 22, bold: true, gap: 2 },
  H2: { size: 12, bold: true, gap: 3 },
  P: { size: 9, gap: 2 },
}

/** An A4 document written from top to bottom and tagged for screen readers. */
export function paper({ title, author }: { title: string; author: string }) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: title, Author: author, Creator: 'S4' },
  })
  registerFonts(doc)
  const written = collect(doc)
  const page = doc.struct('Document')
  doc.addStructure(page)

  const write = (text: string, { left, top, ...options }: TextBox, { size = 9, bold = false }: Style) =>
    void doc
      .font(bold ? BOLD : REGULAR)
      .fontSize(size)
      .text(text.normalize('NFC'), left, top, options)

  return {
    text(tag: Tag, text: string, gap = styles[tag].gap ?? 2) {
      page.add(doc.struct(tag, {}, () => write(text, { left: MARGIN, top: doc.y, width: WIDTH }, styles[tag])))
      doc.y += gap
    },

    /** The last row is the sum. */
    table(columns: readonly Column[], rows: readonly (readonly string[])[]) {
      const structure = doc.struct('Table')
      page.add(structure)
      const row = (tag: 'TH' | 'TD', cells: readonly string[], bold: boolean) => {
        const line = doc.struct('TR')
        structure.add(line)
        const top = doc.y
        let left = MARGIN
        let bottom = top
        columns.forEach(({ width, align }, index) => {
          const at = left
          line.add(
            doc.struct(tag, {}, () =>
              write(cells[index] ?? '', { left: at, top, width: width * WIDTH - 6, align }, { bold }),
            ),
          )
          left += width * WIDTH
          bottom = Math.max(bottom, doc.y)
        })
        line.end()
        doc.y = bottom + 6
      }
      row(
        'TH',
        columns.map(({ header }) => header),
        true,
      )
      rows.forEach((cells, index) => row('TD', cells, index === rows.length - 1))
      structure.end()
      doc.y += 10
    },

    finish(): Promise<Buffer> {
      page.end()
      doc.end()
      return written
    },
  }
}

export type Paper = ReturnType<typeof paper>

const collect = (doc: PDFKit.PDFDocument): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
