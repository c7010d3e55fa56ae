import { apiLinks, companyLinks } from '@s4/links'
import type { StatementLine } from '@s4/contract'
import { addDays } from '@s4/domain/calendar-date'
import { formatPence } from '@s4/domain/money'
import { dateText, durationText, localDate } from '@s4/domain/shift-text'
import {
  ActionBar,
  Button,
  ButtonLink,
  CheckboxField,
  DataTable,
  Disclosure,
  EmptyState,
  ExternalLink,
  Grid,
  Inline,
  ScreenOnly,
  Page,
  PrintButton,
  Section,
  Stack,
  Stat,
  TabTitle,
  Text,
  TextLink,
  Unbroken,
  type Column,
} from '@s4/ui'
import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { PayModal } from '../payments/pay-modal'
import { useOwedText, useStatement } from '../queries/completed-work-queries'
import { parseStatementDay } from './statement-day'

const columns: readonly Column<StatementLine>[] = [
  { key: 'worker', header: 'Worker', cell: ({ seekerName }) => seekerName, sortBy: ({ seekerName }) => seekerName },
  {
    key: 'shifts',
    header: 'Shifts',
    cell: ({ shifts, open }) => (open > 0 ? `${shifts} (${open === shifts ? '' : `${open} `}not agreed)` : shifts),
    sortBy: ({ shifts }) => shifts,
    align: 'end',
  },
  {
    key: 'time',
    header: 'Agreed time',
    cell: ({ minutes }) => durationText(minutes),
    sortBy: ({ minutes }) => minutes,
    align: 'end',
  },
  {
    key: 'agreed',
    header: 'Agreed pay, net',
    cell: ({ agreed }) => formatPence(agreed),
    sortBy: ({ agreed }) => agreed,
    align: 'end',
  },
  { key: 'net', header: 'Invoiced, net', cell: ({ net }) => formatPence(net), sortBy: ({ net }) => net, align: 'end' },
  { key: 'vat', header: 'VAT', cell: ({ vat }) => formatPence(vat), sortBy: ({ vat }) => vat, align: 'end' },
  {
    key: 'gross',
    header: 'Invoiced with VAT',
    cell: ({ gross }) => formatPence(gross),
    sortBy: ({ gross }) => gross,
    align: 'end',
  },
  {
    key: 'paid',
    header: 'Paid with VAT',
    cell: ({ paid, refundDue }) =>
      refundDue > 0 ? `${formatPence(paid)}, ${formatPence(refundDue)} to get back` : formatPence(paid),
    sortBy: ({ paid }) => paid,
    align: 'end',
  },
  {
    key: 'invoices',
    header: 'Invoices',
    cell: ({ invoices, ownInvoices }) =>
      invoices.length > 0 ? (
        <Inline gap="xs">
          {invoices.map(({ id, number }) => (
            <ExternalLink key={id} href={apiLinks.invoicePdf(id)} target="_blank" rel="noreferrer">
              <Unbroken>{number}</Unbroken>
              {ownInvoices.includes(number) && ' (worker’s own invoice)'}
            </ExternalLink>
          ))}
        </Inline>
      ) : (
        'None yet'
      ),
  },
]

/** A checkbox for each worker with something left to pay. */
const payColumn = (leftOut: ReadonlySet<string>, toggle: (seekerId: string) => void): Column<StatementLine> => ({
  key: 'pay',
  header: 'Pay now',
  cell: ({ seekerId, seekerName, unpaid, open }) =>
    unpaid.length === 0 ? (
      open > 0 ? (
        'Not yet'
      ) : (
        'Settled'
      )
    ) : (
      <CheckboxField
        label={`Include ${seekerName}`}
        checked={!leftOut.has(seekerId)}
        onChange={() => toggle(seekerId)}
      />
    ),
})

const programs = [
  ['xero', 'Xero'],
  ['quickbooks', 'QuickBooks'],
  ['sage', 'Sage 50'],
] as const

/** `Sam Okoro`, or of somebody who has agreed hours too, `Sam Okoro (1 of 3 shifts)`. */
const openText = ({ seekerName, open, shifts }: StatementLine) =>
  open === shifts ? seekerName : `${seekerName} (${open} of ${shifts} shifts)`

const sum = (lines: readonly StatementLine[], of: (line: StatementLine) => number) =>
  lines.reduce((total, line) => total + of(line), 0)

/** The week's work and invoices by worker. */
export function StatementPage() {
  const [params] = useSearchParams()
  const { from, to, lines } = useStatement(parseStatementDay(params))
  const owed = useOwedText()
  const [today] = useState(() => localDate(new Date().toISOString()))
  const isOver = to < today
  // Of whom there is nothing to read yet but zeros.
  const waiting = lines.filter(({ open, shifts, invoices }) => open === shifts && invoices.length === 0)
  const settled = lines.filter((line) => !waiting.includes(line))
  const notAgreed = lines.filter(({ open }) => open > 0)
  const vat = sum(lines, (line) => line.vat)
  const refundDue = sum(lines, (line) => line.refundDue)
  const [leftOut, setLeftOut] = useState<ReadonlySet<string>>(new Set())
  const [paying, setPaying] = useState(false)
  const toPay = lines.filter(({ seekerId, unpaid }) => unpaid.length > 0 && !leftOut.has(seekerId))
  const toggle = (seekerId: string) => {
    const next = new Set(leftOut)
    if (!next.delete(seekerId)) next.add(seekerId)
    setLeftOut(next)
  }

  return (
    <Page>
      <TabTitle title="Statement" />
      <ScreenOnly>
        <TextLink to={companyLinks.completedJobs}>All completed jobs</TextLink>
      </ScreenOnly>
      <Section
        title={`Week of ${dateText(from)} to ${dateText(to)}`}
        action={<PrintButton>Print the statement</PrintButton>}
      >
        <ScreenOnly>
          <Inline justify="between">
            <Inline>
              <ButtonLink tone="quiet" size="small" to={`?day=${addDays(from, -7)}`}>
                Week before
              </ButtonLink>
              {isOver && (
                <ButtonLink tone="quiet" size="small" to={`?day=${addDays(from, 7)}`}>
                  Week after
                </ButtonLink>
              )}
            </Inline>
            {owed && (
              <TextLink to={`${companyLinks.completedJobs}?state=unpaid`}>
                See what is to pay in all weeks: {owed}
              </TextLink>
            )}
          </Inline>
          <Disclosure summary="Download this week">
            <Stack gap="sm">
              <ExternalLink href={`${apiLinks.statementPdf}?day=${from}`}>Statement as PDF</ExternalLink>
              <ExternalLink href={`${apiLinks.invoicesCsv}?by=worked&from=${from}&to=${to}`} download>
                Invoices as CSV
              </ExternalLink>
              {isOver ? (
                programs.map(([program, name]) => (
                  <ExternalLink
                    key={program}
                    href={`${apiLinks.invoicesCsv}?by=made&program=${program}&from=${from}&to=${to}`}
                    download
                  >
                    Invoices for {name}
                  </ExternalLink>
                ))
              ) : (
                <Text size="small" tone="muted">
                  The files for Xero, QuickBooks and Sage 50 are ready on {dateText(addDays(to, 1))}, when the week is
                  over.
                </Text>
              )}
            </Stack>
          </Disclosure>
        </ScreenOnly>
        <Grid min={160}>
          <Stat
            label="Agreed pay, net"
            value={formatPence(sum(lines, (line) => line.agreed))}
            hint={durationText(sum(lines, (line) => line.minutes))}
          />
          <Stat
            label="Invoiced with VAT"
            value={formatPence(sum(lines, (line) => line.gross))}
            hint={`${formatPence(sum(lines, (line) => line.net))} net, ${formatPence(vat)} VAT`}
          />
          <Stat label="Left to pay of this week" value={formatPence(sum(lines, (line) => line.toPay))} />
          {refundDue > 0 && (
            <Stat label="To get back" value={formatPence(refundDue)} hint="Credited after it was paid" />
          )}
        </Grid>
      </Section>
      {lines.length === 0 ? (
        <EmptyState
          drawing="money"
          action={
            <ButtonLink tone="quiet" to={companyLinks.completedJobs}>
              All completed jobs
            </ButtonLink>
          }
        >
          Nobody finished a shift for you in this week.
        </EmptyState>
      ) : (
        <>
          {notAgreed.length > 0 && (
            <Text>
              Hours not agreed: {notAgreed.map(openText).join(', ')}.{' '}
              <TextLink to={`${companyLinks.completedJobs}?state=toAgree`}>See the hours</TextLink>
            </Text>
          )}
          {settled.length > 0 && (
            <DataTable
              caption={`Work of the week from ${dateText(from)}, worker by worker`}
              columns={[payColumn(leftOut, toggle), ...columns]}
              rows={settled}
              rowKey={({ seekerId }) => seekerId}
            />
          )}
          {lines.some(({ unpaid }) => unpaid.length > 0) && (
            <ScreenOnly>
              <ActionBar>
                <Button disabled={toPay.length === 0} onClick={() => setPaying(true)}>
                  Pay {formatPence(sum(toPay, (line) => line.toPay))} to{' '}
                  {toPay.length === 1 ? '1 worker' : `${toPay.length} workers`}
                </Button>
              </ActionBar>
            </ScreenOnly>
          )}
        </>
      )}
      {paying && (
        <PayModal ids={toPay.flatMap(({ unpaid }) => unpaid.map(({ id }) => id))} onClose={() => setPaying(false)} />
      )}
      <Text size="small" tone="muted">
        A shift is in the week it started. If hours are in dispute, only what you both agree on is invoiced. Credit
        notes are taken off. The files for Xero, QuickBooks and Sage 50 have what was made in this week, even for work
        of another week. So import each week once.
      </Text>
    </Page>
  )
}
