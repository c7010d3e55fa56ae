import type { StatementLine } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText, durationText } from '@s4/domain/shift-text'
import { paper } from '@s4/api-platform/pdf'

interface Statement {
  companyName: string
  from: string
  to: string
  lines: readonly StatementLine[]
}

const COLUMNS = [
  { header: 'Worker', width: 0.18, align: 'left' },
  { header: 'Shifts', width: 0.09, align: 'right' },
  { header: 'Time', width: 0.11, align: 'right' },
  { header: 'Net', width: 0.12, align: 'right' },
  { header: 'VAT', width: 0.11, align: 'right' },
  { header: 'Gross', width: 0.13, align: 'right' },
  { header: 'Paid', width: 0.13, align: 'right' },
  { header: 'To pay', width: 0.13, align: 'right' },
] as const

/** A week's statement of a company, one line a worker, with sums. */
export async function statementPdf({ companyName, from, to, lines }: Statement): Promise<Buffer> {
  const period = `${dateText(from)} to ${dateText(to)}`
  const page = paper({ title: `Statement of ${period}`, author: 'S4' })
  page.text('H1', 'Weekly statement')
  page.text('P', `${companyName}. Shifts that started from ${period}.`, 2)
  page.text('P', notes(lines), 10)
  const sum = (of: (line: StatementLine) => number) => lines.reduce((total, line) => total + of(line), 0)
  await page.table(COLUMNS, [
    ...lines.map((line) => [
      line.seekerName,
      String(line.shifts),
      durationText(line.minutes),
      ...[line.net, line.vat, line.gross, line.paid, line.toPay].map(formatPence),
    ]),
    [
      'Total',
      String(sum(({ shifts }) => shifts)),
      durationText(sum(({ minutes }) => minutes)),
      formatPence(sum(({ net }) => net)),
      formatPence(sum(({ vat }) => vat)),
      formatPence(sum(({ gross }) => gross)),
      formatPence(sum(({ paid }) => paid)),
      formatPence(sum(({ toPay }) => toPay)),
    ],
  ])
  return page.finish()
}

function notes(lines: readonly StatementLine[]): string {
  const open = lines.reduce((total, line) => total + line.open, 0)
  const refundDue = lines.reduce((total, line) => total + line.refundDue, 0)
  return [
    'Credit notes are taken off. Paid and to pay include VAT.',
    ...(open > 0 ? [`Shifts with hours not agreed yet: ${open}. Only what you both agree on is invoiced.`] : []),
    ...(refundDue > 0 ? [`To be given back by workers: ${formatPence(refundDue)}.`] : []),
  ].join(' ')
}
