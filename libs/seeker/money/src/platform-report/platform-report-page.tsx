import { seekerLinks } from '@s4/links'
import type { PlatformReport } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText, localDate } from '@s4/domain/shift-text'
import {
  ButtonLink,
  Callout,
  DataTable,
  DescriptionList,
  EmptyState,
  Inline,
  Page,
  Section,
  Stack,
  Text,
  type Fact,
} from '@s4/ui'
import { usePlatformReport } from './platform-report-query'

type Quarter = PlatformReport['years'][number]['quarters'][number]

const months: Record<Quarter['quarter'], string> = {
  1: 'January to March',
  2: 'April to June',
  3: 'July to September',
  4: 'October to December',
}

/** The worker's copy of what S4 reports to HMRC each year. */
export function PlatformReportPage() {
  const report = usePlatformReport()

  return (
    <Page>
      <Stack gap="lg">
        <Section title="What S4 reports to HMRC">
          <Stack>
            <Text>
              By law, S4 tells HMRC each January what you were paid in the year before. This is your copy. It counts
              from January to December, so its sums differ from those of a tax year.
            </Text>
            <MissingDetails report={report} />
            <DescriptionList items={reportedDetails(report)} />
          </Stack>
        </Section>
        {report.years.length === 0 && (
          <EmptyState
            drawing="money"
            action={
              <ButtonLink tone="quiet" to={seekerLinks.invoices}>
                See your invoices
              </ButtonLink>
            }
          >
            You have not been paid through S4 yet, so there is nothing to report.
          </EmptyState>
        )}
        {report.years.map((year) => (
          <ReportedYear key={year.year} year={year} />
        ))}
      </Stack>
    </Page>
  )
}

function MissingDetails({ report: { missing, held, holdFrom, details } }: { report: PlatformReport }) {
  if (!missing) return null
  return (
    <Callout
      tone={held ? 'danger' : 'warning'}
      title={held ? 'You cannot take on new work for now' : 'Details are missing'}
      action={
        <Inline>
          {details.ninoNumber === null && (
            <ButtonLink to={seekerLinks.editNationalInsurance}>Give your National Insurance number</ButtonLink>
          )}
          {details.dateOfBirth === null && (
            <ButtonLink to={seekerLinks.editPersonalDetails}>Give your date of birth</ButtonLink>
          )}
        </Inline>
      }
    >
      HMRC asks for your National Insurance number and date of birth.{' '}
      {holdFrom !== null &&
        !held &&
        `From ${dateText(localDate(holdFrom))} you cannot apply or accept offers without them. `}
      Work you have agreed and pay you have earned are not affected.
    </Callout>
  )
}

const reportedDetails = ({ details }: PlatformReport): Fact[] => [
  { term: 'Name', detail: details.name },
  { term: 'Home address', detail: details.address ?? 'Not given' },
  { term: 'Date of birth', detail: details.dateOfBirth ? dateText(details.dateOfBirth) : 'Not given' },
  { term: 'National Insurance number', detail: details.ninoNumber ?? 'Not given' },
  { term: 'Bank account', detail: details.accountNumber ?? 'Not given' },
]

function ReportedYear({ year: { year, dueOn, quarters } }: { year: PlatformReport['years'][number] }) {
  const total = quarters.reduce((sum, { pence }) => sum + pence, 0)
  return (
    <Section title={String(year)}>
      <Stack>
        <DataTable
          caption={`Payments in ${year} by quarter`}
          columns={[
            { key: 'quarter', header: 'Quarter', cell: ({ quarter }) => months[quarter] },
            { key: 'payments', header: 'Payments', cell: ({ payments }) => String(payments), align: 'end' },
            { key: 'amount', header: 'Amount', cell: ({ pence }) => formatPence(pence), align: 'end' },
          ]}
          rows={quarters}
          rowKey={({ quarter }) => String(quarter)}
        />
        <Text>Together {formatPence(total)}, VAT included. S4 charged you no fee and kept no tax.</Text>
        <Text size="small" tone="muted">
          A payment counts on the day the company gave for it. HMRC gets the report by {dateText(dueOn)}, in whole
          pounds. If a payment is wrong, say so on its invoice.
        </Text>
      </Stack>
    </Section>
  )
}
