import type { PageSpeed, StaffHealth } from '@s4/contract'
import { dateText, momentText } from '@s4/domain/shift-text'
import { type Column, DataTable, DescriptionList, Section, Stack, StatusBadge } from '@s4/ui'
import { useHealth } from '../queries/staff-queries'

type Sweep = StaffHealth['sweeps'][number]

/** How the server's own work goes. */
export function HealthPage() {
  const { sweeps, mail, openAlerts, pages, ledger, files, missingBaseRate } = useHealth()
  const moment = (at: string | null) => (at ? momentText(at) : 'never')

  return (
    <Stack gap="lg">
      <Section title="Now">
        <DescriptionList
          items={[
            { term: 'Emails waiting', detail: mail.oldestAt ? `${mail.waiting}, since ${moment(mail.oldestAt)}` : '0' },
            { term: 'Emails given up', detail: `${mail.givenUp} within a day` },
            { term: 'Open alerts', detail: openAlerts },
            { term: 'Ledger', detail: ledgerText(ledger) },
            { term: 'Files', detail: filesText(files) },
            { term: 'Base rate for late invoices', detail: baseRateText(missingBaseRate) },
          ]}
        />
      </Section>
      <Section title="Pages of the last 7 days">
        <DataTable
          caption="Pages of the last 7 days, and what three of four visits were better than"
          columns={pageColumns}
          rows={pages}
          rowKey={({ app, route }) => `${app} ${route}`}
        />
      </Section>
      <Section title="Work that falls due">
        <DataTable caption="Work that falls due" columns={columns} rows={sweeps} rowKey={({ work }) => work} />
      </Section>
    </Stack>
  )
}

const baseRateText = (missing: string | null) =>
  missing === null
    ? 'Known'
    : `Missing for ${dateText(missing)}: add it to S4_BASE_RATES, such as ${missing}=3.75. ` +
      'Until then workers read that S4 does not know it.'

function ledgerText(ledger: StaffHealth['ledger']): string {
  if (!ledger) return 'Not compared yet'
  const { ranAt, checked, differences, mended } = ledger
  const result = differences.length === 0 ? 'no differences' : `differs for ${differences.join(', ')}`
  const sums = mended > 0 ? `; ${mended} kept sums were wrong and made anew` : ''
  return `${checked} invoices compared ${momentText(ranAt)}: ${result}${sums}`
}

function filesText(files: StaffHealth['files']): string {
  if (!files) return 'Not compared yet'
  const { ranAt, kept, removed, leftAlone, missing } = files
  const gone = missing.length === 0 ? 'none is missing' : `missing: ${missing.join(', ')}`
  const left =
    leftAlone > 0
      ? `. ${leftAlone} belong to nothing and were left alone: is this the right database for these files?`
      : ''
  return `${kept} files compared ${momentText(ranAt)}: ${gone}; ${removed} that belonged to nothing removed${left}`
}

const columns: readonly Column<Sweep>[] = [
  { key: 'work', header: 'Work', cell: ({ work }) => wordsOf(work) },
  { key: 'ran', header: 'Last ran', cell: ({ ranAt }) => (ranAt ? momentText(ranAt) : 'never') },
  {
    key: 'failed',
    header: 'Last failed',
    cell: ({ failedAt }) => (failedAt ? <StatusBadge tone="danger">{momentText(failedAt)}</StatusBadge> : 'never'),
  },
]

const milliseconds = (value: number | null) => (value === null ? '–' : `${Math.round(value)} ms`)

const pageColumns: readonly Column<PageSpeed>[] = [
  { key: 'page', header: 'Page', cell: ({ app, route }) => `${app} ${route}` },
  { key: 'errors', header: 'Errors', cell: ({ errors }) => errors },
  { key: 'lcp', header: 'Shown after', cell: ({ lcp }) => milliseconds(lcp) },
  { key: 'inp', header: 'Answers a press after', cell: ({ inp }) => milliseconds(inp) },
  { key: 'cls', header: 'Jumps', cell: ({ cls }) => (cls === null ? '–' : cls.toFixed(2)) },
]

/** `deliverMail` is *deliver mail*. */
const wordsOf = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
