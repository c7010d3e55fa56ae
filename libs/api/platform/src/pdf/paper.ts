import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import PDFDocument from 'pdfkit'
import { BOLD, registerFonts, REGULAR } from './fonts'

const MARGIN = 50
const WIDTH = 595.28 - 2 * MARGIN
const ROW_GAP = 6
/** Rows drawn before other requests get their turn. */
const ROWS_AT_ONCE = 10

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

interface About {
  title: string
  author: string
  /** With *Page 1 of 2* at the foot of each page. */
  numbered?: boolean
}

/** Who the paper comes from: shown at the head of its first page. */
export interface Letterhead {
  name: string
  lines: readonly string[]
  /** A JPEG. */
  logo: Buffer | null
}

const LOGO_SIDE = 48
const PICTURE_WIDTH = 240
const PICTURE_HEIGHT = 180
const SIGNATURE_WIDTH = 200
const SIGNATURE_HEIGHT = 80

/** An A4 document written from top to bottom and tagged for screen readers. */
export function paper({ title, author, numbered = false }: About) {
  const doc = new PDFDocument({
    size: 'A4',
    margin: MARGIN,
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-GB',
    displayTitle: true,
    bufferPages: numbered,
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

  const figure = (alt: string, draw: () => unknown) => doc.struct('Figure', { alt }, () => void draw())

  return {
    text(tag: Tag, text: string, gap = styles[tag].gap ?? 2) {
      page.add(doc.struct(tag, {}, () => write(text, { left: MARGIN, top: doc.y, width: WIDTH }, styles[tag])))
      doc.y += gap
    },

    letterhead({ name, lines, logo }: Letterhead) {
      const top = doc.y
      const left = logo ? MARGIN + LOGO_SIDE + 12 : MARGIN
      const width = WIDTH - (left - MARGIN)
      if (logo) page.add(figure(`Logo of ${name}`, () => doc.image(logo, MARGIN, top, { fit: [LOGO_SIDE, LOGO_SIDE] })))
      page.add(doc.struct('P', {}, () => write(name, { left, top, width }, { size: 13, bold: true })))
      for (const line of lines) page.add(doc.struct('P', {}, () => write(line, { left, top: doc.y, width }, {})))
      doc.y = Math.max(doc.y, logo ? top + LOGO_SIDE : 0) + 16
    },

    /** A JPEG, at most a third of the page's height. */
    picture(bytes: Buffer, alt: string) {
      if (doc.y + PICTURE_HEIGHT > doc.page.maxY()) doc.addPage()
      const top = doc.y
      page.add(figure(alt, () => doc.image(bytes, MARGIN, top, { fit: [PICTURE_WIDTH, PICTURE_HEIGHT] })))
      doc.y = top + PICTURE_HEIGHT + 8
    },

    /** A path in points of a paper of 400 × 160, framed at half that size below who signed, never apart from it. */
    signature(path: string, label: string) {
      const labelHeight = doc.font(REGULAR).fontSize(9).heightOfString(label.normalize('NFC'), { width: WIDTH })
      if (doc.y + labelHeight + SIGNATURE_HEIGHT + 4 > doc.page.maxY()) doc.addPage()
      page.add(doc.struct('P', {}, () => write(label, { left: MARGIN, top: doc.y, width: WIDTH }, styles.P)))
      const top = doc.y + 4
      page.add(
        figure(label, () => {
          doc.save().lineWidth(0.5).strokeOpacity(0.5).rect(MARGIN, top, SIGNATURE_WIDTH, SIGNATURE_HEIGHT)
          doc.stroke().restore()
          doc.save().translate(MARGIN, top).scale(0.5).lineWidth(3).lineCap('round').path(path).stroke().restore()
        }),
      )
      doc.y = top + SIGNATURE_HEIGHT + 12
    },

    /** The last row is the sum. A row never breaks over two pages, and each page repeats the headers. */
    async table(columns: readonly Column[], rows: readonly (readonly string[])[]): Promise<void> {
      const structure = doc.struct('Table')
      page.add(structure)
      const heightOf = (cells: readonly string[], bold: boolean) => {
        doc.font(bold ? BOLD : REGULAR).fontSize(9)
        return Math.max(
          ...columns.map(({ width }, index) =>
            doc.heightOfString((cells[index] ?? '').normalize('NFC'), { width: width * WIDTH - 6 }),
          ),
        )
      }
      const draw = (
        tag: 'TH' | 'TD',
        cells: readonly string[],
        { bold, height }: { bold: boolean; height: number },
      ) => {
        const line = doc.struct('TR')
        structure.add(line)
        const top = doc.y
        let left = MARGIN
        columns.forEach(({ width, align }, index) => {
          const at = left
          line.add(
            doc.struct(tag, {}, () =>
              write(cells[index] ?? '', { left: at, top, width: width * WIDTH - 6, align }, { bold }),
            ),
          )
          left += width * WIDTH
        })
        line.end()
        doc.y = top + height + ROW_GAP
      }
      const headers = columns.map(({ header }) => header)
      const headerHeight = heightOf(headers, true)
      const drawHeaders = () => draw('TH', headers, { bold: true, height: headerHeight })
      drawHeaders()
      for (const [index, cells] of rows.entries()) {
        const bold = index === rows.length - 1
        const height = heightOf(cells, bold)
        if (doc.y + height > doc.page.maxY()) {
          doc.addPage()
          drawHeaders()
        }
        draw('TD', cells, { bold, height })
        if (index % ROWS_AT_ONCE === 0) await yieldToEventLoop()
      }
      structure.end()
      doc.y += 10
    },

    finish(): Promise<Buffer> {
      page.end()
      if (numbered) numberPages(doc)
      doc.end()
      return written
    },
  }
}

function numberPages(doc: PDFKit.PDFDocument): void {
  const { start, count } = doc.bufferedPageRange()
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index)
    // The foot stands in the margin, where text would otherwise begin a new page.
    doc.page.margins.bottom = 0
    doc.markContent('Artifact', { type: 'Pagination' })
    doc
      .font(REGULAR)
      .fontSize(8)
      .text(`Page ${index + 1} of ${count}`, MARGIN, doc.page.height - 30, { width: WIDTH, align: 'right' })
    doc.endMarkedContent()
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
