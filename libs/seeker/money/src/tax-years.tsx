import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { Disclosure, ExternalLink, Grid, Inline, Section, Stack, Stat, Text } from '@s4/ui'
import { useTotals } from './money-queries'
import { quartersOf } from './quarters-of'

const csvOf = ({ from, to }: { from: string; to: string }) => `/api/invoices.csv?from=${from}&to=${to}`

/** What each tax year brought, to keep for the return; nothing before the first invoice. */
export function TaxYears() {
  const totals = useTotals()
  if (totals.length === 0) return null

  return (
    <Section title="By tax year">
      <Stack>
        {totals.map(({ label, from, to, dueOn, invoices, invoiced, paid }) => (
          <Stack key={label} gap="sm">
            <Grid min={160}>
              <Stat label={`Invoiced in ${label}`} value={formatPence(invoiced)} hint={invoices === 1 ? '1 invoice' : `${invoices} invoices`} />
              <Stat label="Marked as paid" value={formatPence(paid)} />
              <Stat label="Not paid yet" value={formatPence(invoiced - paid)} />
            </Grid>
            <Inline>
              <ExternalLink href={csvOf({ from, to })} download>CSV of {label}</ExternalLink>
              <Text size="small" tone="muted">{dateText(from)} to {dateText(to)}; tax return and payment are due by {dateText(dueOn)}.</Text>
            </Inline>
            <Disclosure summary={`Quarters of ${label}`}>
              <Inline>
                {quartersOf(from).map((quarter) => <ExternalLink key={quarter.from} href={csvOf(quarter)} download>{dateText(quarter.from)} to {dateText(quarter.to)}</ExternalLink>)}
              </Inline>
            </Disclosure>
          </Stack>
        ))}
        <Text size="small" tone="muted">The year of an invoice is that of the day you worked. This is a record for you, not tax advice.</Text>
      </Stack>
    </Section>
  )
}
