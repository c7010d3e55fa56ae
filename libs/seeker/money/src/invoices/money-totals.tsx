import { apiLinks } from '@s4/links'
import type { TaxYearTotal } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { Disclosure, ExternalLink, Grid, Inline, Section, Stack, Stat, Text } from '@s4/ui'
import { useTotals } from '../queries/money-queries'
import { taxQuarters } from '@s4/domain/tax-quarters'

const csvUrl = ({ from, to }: { from: string; to: string }) => `${apiLinks.invoicesCsv}?by=paid&from=${from}&to=${to}`

const invoicesText = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`)

/** What is earned, due and overdue, and what was received in each tax year; hidden before the first agreed hours. */
export function MoneyTotals() {
  const { years, earned, unpaid, overdue, refundDue } = useTotals()
  if (years.length === 0 && unpaid.invoices === 0 && earned === 0) return null

  return (
    <Section title="Your money">
      <Stack>
        <Grid min={160}>
          {earned > 0 && <Stat label="Earned, not invoiced yet" value={formatPence(earned)} hint="Without VAT" />}
          <Stat label="Not paid yet" value={formatPence(unpaid.toPay)} hint={invoicesText(unpaid.invoices)} />
          {overdue.invoices > 0 && (
            <Stat label="Of this overdue" value={formatPence(overdue.toPay)} hint={invoicesText(overdue.invoices)} />
          )}
          {refundDue > 0 && (
            <Stat label="To give back" value={formatPence(refundDue)} hint="Credited after it was paid" />
          )}
        </Grid>
        {years.map((year) => (
          <Year key={year.label} year={year} />
        ))}
        <Text size="small" tone="muted">
          This is cash basis, the rule for the self-employed. A payment counts in the tax year you got it, by the day
          the company recorded, without VAT. What you gave back is taken off in the year you gave it back. Invoiced
          amounts count by the day the work ended. This is a record for you, not tax advice.
        </Text>
      </Stack>
    </Section>
  )
}

function Year({ year: { label, from, to, dueOn, payments, received, vat, invoiced } }: { year: TaxYearTotal }) {
  return (
    <Stack gap="sm">
      <Grid min={160}>
        <Stat
          label={`Received in ${label}`}
          value={formatPence(received)}
          hint={`${payments === 1 ? '1 payment' : `${payments} payments`}, without VAT`}
        />
        <Stat
          label={`Invoiced for work in ${label}`}
          value={formatPence(invoiced)}
          hint="After credit notes, without VAT"
        />
        {vat > 0 && <Stat label="VAT received beside it" value={formatPence(vat)} />}
      </Grid>
      <Inline>
        <ExternalLink href={csvUrl({ from, to })} download>
          CSV of {label}
        </ExternalLink>
        <Text size="small" tone="muted">
          {dateText(from)} to {dateText(to)}; tax return and payment are due by {dateText(dueOn)}.
        </Text>
      </Inline>
      <Disclosure summary={`Quarters of ${label}`}>
        <Inline>
          {taxQuarters(from).map((quarter) => (
            <ExternalLink key={quarter.from} href={csvUrl(quarter)} download>
              {dateText(quarter.from)} to {dateText(quarter.to)}
            </ExternalLink>
          ))}
        </Inline>
      </Disclosure>
    </Stack>
  )
}
