import { useApi } from '@s4/api-client'
import { apiLinks, seekerLinks } from '@s4/links'
import type { TaxYearTotal } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import { ButtonLink, Callout, Disclosure, ExternalLink, Grid, Inline, List, Stack, Stat, Text } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'
import { useTotals } from '../queries/money-queries'
import { taxQuarters } from '@s4/domain/tax-quarters'

const csvUrl = ({ from, to }: { from: string; to: string }) => `${apiLinks.invoicesCsv}?by=paid&from=${from}&to=${to}`

const invoicesText = (count: number) => (count === 1 ? '1 invoice' : `${count} invoices`)

/** What is earned, due and overdue; hidden before the first agreed hours. */
export function MoneyDue() {
  const { years, earned, unpaid, overdue, refundDue } = useTotals()
  if (years.length === 0 && unpaid.invoices === 0 && earned === 0) return null

  return (
    <>
      {unpaid.toPay > 0 && <NoBankAccount />}
      <Grid min={150} stretch>
        {earned > 0 && <Stat label="Earned, not invoiced yet" value={formatPence(earned)} hint="Without VAT" />}
        <Stat label="Not paid yet" value={formatPence(unpaid.toPay)} hint={invoicesText(unpaid.invoices)} />
        {overdue.invoices > 0 && (
          <Stat label="Of this overdue" value={formatPence(overdue.toPay)} hint={invoicesText(overdue.invoices)} />
        )}
        {refundDue > 0 && (
          <Stat label="To give back" value={formatPence(refundDue)} hint="Credited after it was paid" />
        )}
      </Grid>
    </>
  )
}

function NoBankAccount() {
  const { data: account } = useQuery(useApi().query('bankDetails.show', {}))
  if (account !== null) return null
  return (
    <Callout
      tone="warning"
      title="Companies cannot see where to pay you"
      action={
        <ButtonLink size="small" to={seekerLinks.bankAccount}>
          Add your bank account
        </ButtonLink>
      }
    >
      Your bank account is missing.
    </Callout>
  )
}

/** What companies recorded as paid in each tax year, for the tax return. */
export function TaxYears() {
  const { years } = useTotals()
  return years.map((year) => (
    <Disclosure key={year.label} summary={`Tax year ${year.label}: ${formatPence(year.received)} recorded as paid`}>
      <Year year={year} />
    </Disclosure>
  ))
}

function Year({ year }: { year: TaxYearTotal }) {
  const { label, from, to, dueOn, payments, received, invoiced, vat } = year
  return (
    <Stack gap="md">
      <Grid min={150} stretch>
        <Stat
          label={`Recorded as paid in ${label}`}
          value={formatPence(received)}
          hint={`${payments === 1 ? '1 payment' : `${payments} payments`}, without VAT`}
        />
        <Stat
          label={`Invoiced for work in ${label}`}
          value={formatPence(invoiced)}
          hint="After credit notes, without VAT"
        />
        {vat > 0 && <Stat label={`VAT recorded as paid in ${label}`} value={formatPence(vat)} />}
      </Grid>
      <Text>
        {dateText(from)} to {dateText(to)}. Tax return and payment are due by {dateText(dueOn)}.
      </Text>
      <Inline>
        <ExternalLink href={csvUrl({ from, to })} download>
          Download {label} as CSV
        </ExternalLink>
        {taxQuarters(from).map((quarter) => (
          <ExternalLink key={quarter.from} href={csvUrl(quarter)} download>
            {dateText(quarter.from)} to {dateText(quarter.to)}
          </ExternalLink>
        ))}
      </Inline>
      <List label="How it is counted" gap="xs">
        <CountLine>
          A payment counts on the day the company recorded, without VAT, also before you confirm that it arrived.
        </CountLine>
        <CountLine>What you gave back is taken off on the day you gave it back.</CountLine>
        <CountLine>An invoice counts on the day the work ended.</CountLine>
        <CountLine>HMRC calls this cash basis. It is a record for you, not tax advice.</CountLine>
      </List>
    </Stack>
  )
}

const CountLine = ({ children }: { children: string }) => (
  <Text as="li" size="small" tone="muted">
    {children}
  </Text>
)
