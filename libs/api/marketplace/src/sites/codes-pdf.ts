import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import type { SiteCode } from '@s4/contract'
import PDFDocument from 'pdfkit'
import { create } from 'qrcode'
import { BOLD, registerFonts, REGULAR } from '@s4/api-platform/pdf'

export const sheetSizes = ['A4', 'A6'] as const
export type SheetSize = (typeof sheetSizes)[number]

interface Sheet {
  siteName: string
  codes: readonly SiteCode[]
  size: SheetSize
}

type Document = PDFKit.PDFDocument

/** How much of the page's width the square takes; A6 is a card, A4 a notice to hang up. */
const QR_SHARE = 0.72
const QUIET_ZONE = 4

/** One page for each code: what it is of, the square to scan, and the text to type. */
export async function codesPdf({ siteName, codes, size }: Sheet): Promise<Buffer> {
  const doc = new PDFDocument({
    size,
    margin: 0,
    autoFirstPage: false,
    pdfVersion: '1.7',
    lang: 'en-GB',
    displayTitle: true,
    info: { Title: `Codes of ${siteName}`, Creator: 'S4' },
  })
  registerFonts(doc)
  const written = collect(doc)
  for (const code of codes) {
    drawPage(doc.addPage(), siteName, code)
    await yieldToEventLoop()
  }
  doc.end()
  return written
}

function drawPage(doc: Document, siteName: string, { checkpoint, name, code, link }: SiteCode): void {
  const { width, height } = doc.page
  const unit = width / 40
  const side = width * QR_SHARE
  const line = (text: string, font: string, size: number) =>
    doc
      .font(font)
      .fontSize(size)
      .text(text.normalize('NFC'), unit * 2, doc.y, { width: width - unit * 4, align: 'center' })
      .moveDown(0.2)

  doc.y = height * 0.06
  line(siteName, BOLD, unit * 2)
  line(checkpoint ? `Checkpoint ${checkpoint}: ${name}` : 'Book on here', REGULAR, unit * 1.4)
  const top = doc.y + unit
  drawCode(doc, link, { left: (width - side) / 2, top, side })
  doc.y = top + side + unit
  line(code, 'Courier-Bold', unit * 2.4)
  line('Scan it with S4 to book on. No camera? Type the letters and numbers above.', REGULAR, unit)
}

function drawCode(doc: Document, text: string, { left, top, side }: { left: number; top: number; side: number }): void {
  const { modules } = create(text, { errorCorrectionLevel: 'M' })
  const module = side / (modules.size + QUIET_ZONE * 2)
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column))
        doc.rect(left + (column + QUIET_ZONE) * module, top + (row + QUIET_ZONE) * module, module, module)
    }
  }
  doc.fill('black')
}

const collect = (doc: Document): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
  })
