import { apiLinks, seekerLinks } from '@s4/links'
import type { Earnings, EarningsWeek, ExpectedPay } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { dateText } from '@s4/domain/shift-text'
import {
  ButtonLink,
  Callout,
  DataTable,
  Disclosure,
  EmptyState,
  ExternalLink,
  Grid,
  Inline,
  Page,
  Section,
  Stack,
  Stat,
  Tabs,
  Text,
} from '@s4/ui'
import { useSearchParams } from 'react-router-dom'
import { parseYear, useEarnings } from './earnings-query'

/** What a worker earned by week of a tax year, what is expected when, and the next payday. */
export function EarningsPage() {
  const [params] = useSearchParams()
  const earnings = useEarnings(parseYear(params))
  return (
    <Page>
      <Stack gap="lg">
        <Expected earnings={earnings} />
        <Earned earnings={earnings} />
        <Inline>
          <ButtonLink tone="quiet" to={seekerLinks.invoices}>
            Your invoices
          </ButtonLink>
        </Inline>
      </Stack>
    </Page>
  )
}

const expectedPence = ({ invoiced, proposed, planned }: ExpectedPay) => invoiced + proposed + planned

function Expected({ earnings: { expected, nextPayday, undated } }: { earnings: Earnings }) {
  const onPayday = expected.filter(({ dueOn }) => dueOn === nextPayday)
  const owed = expected.reduce((sum, { invoiced }) => sum + invoiced, 0)
  const overdue = expected.filter(({ isOverdue }) => isOverdue)
  return (
    <Section title="Next payday">
      <Stack>
        {expected.length === 0 ? (
          <Text>Nothing is expected yet. Agreed shifts, hours and invoices will appear here.</Text>
        ) : (
          <Grid min={160}>
            {nextPayday && (
              <Stat
                label={`Due by ${dateText(nextPayday)}`}
                value={formatPence(onPayday.reduce((sum, one) => sum + expectedPence(one), 0))}
                hint={onPayday.map(({ company }) => company.companyName).join(', ')}
              />
            )}
            {owed > 0 && (
              <Stat label="Owed to you in all" value={formatPence(owed)} hint="Every invoice not paid yet" />
            )}
          </Grid>
        )}
        {overdue.length > 0 && (
          <Callout
            tone="warning"
            title={`${formatPence(overdue.reduce((sum, one) => sum + one.invoiced, 0))} is overdue`}
          >
            It should have been paid by {overdue.map(({ company }) => company.companyName).join(', ')}. Each invoice
            says what you can do.
          </Callout>
        )}
        {expected.length > 0 && (
          <DataTable
            caption="What is expected when"
            columns={[
              {
                key: 'due',
                header: 'When',
                // On phones it stands without its header.
                cell: ({ dueOn, isOverdue }) => `Due by ${dateText(dueOn)}${isOverdue ? ', overdue' : ''}`,
              },
              { key: 'company', header: 'Company', cell: ({ company }) => company.companyName },
              { key: 'invoiced', header: 'Invoiced', cell: ({ invoiced }) => someText(invoiced), align: 'end' },
              {
                key: 'proposed',
                header: 'Hours proposed',
                cell: ({ proposed }) => someText(proposed),
                align: 'end',
              },
              { key: 'planned', header: 'Planned', cell: ({ planned }) => someText(planned), align: 'end' },
            ]}
            rows={expected}
            rowKey={({ dueOn, company }) => `${dueOn} ${company._id}`}
          />
        )}
        {undated.agreed > 0 && (
          <Text>{formatPence(undated.agreed)} is agreed and waits for an invoice, so it has no day yet.</Text>
        )}
        {undated.shifts > 0 && (
          <Text>
            {undated.shifts === 1 ? '1 shift has' : `${undated.shifts} shifts have`} no agreed hours yet, so no day is
            known.
          </Text>
        )}
        {expected.length > 0 && (
          <Disclosure summary="How this is counted">
            <Text size="small">
              This is what to expect, not a promise. The company pays you, not S4. Invoiced amounts include VAT. When
              the company says nothing for 72 hours, the hours you sent are agreed. Planned shifts count in full, before
              breaks and without VAT. Work you do as the company’s own staff is not here.
            </Text>
          </Disclosure>
        )}
      </Stack>
    </Section>
  )
}

function Earned({ earnings: { year, years, weeks } }: { earnings: Earnings }) {
  const first = Number(year.from.slice(0, 4))
  return (
    <Section title={`Earned in ${year.label}`}>
      <Stack>
        {years.length > 1 && (
          <Tabs
            label="Tax years"
            tabs={years.map((one) => ({ label: taxYearText(one), to: `?year=${one}`, active: one === first }))}
          />
        )}
        {weeks.length === 0 ? (
          <EmptyState drawing="money">Nothing was agreed, invoiced or paid in this tax year.</EmptyState>
        ) : (
          <>
            <Grid min={160}>
              <Stat label="Agreed" value={formatPence(year.agreed)} hint="By the day you worked" />
              <Stat label="Invoiced" value={formatPence(year.invoiced)} hint="After credit notes" />
              <Stat
                label="Recorded as paid"
                value={formatPence(year.paid)}
                hint="By the day the company recorded, also before you confirm it"
              />
            </Grid>
            <DataTable
              caption={`Weeks of ${year.label}`}
              columns={[
                { key: 'week', header: 'Week', cell: weekText },
                { key: 'agreed', header: 'Agreed', cell: ({ agreed }) => formatPence(agreed), align: 'end' },
                { key: 'invoiced', header: 'Invoiced', cell: ({ invoiced }) => formatPence(invoiced), align: 'end' },
                { key: 'paid', header: 'Recorded as paid', cell: ({ paid }) => formatPence(paid), align: 'end' },
              ]}
              rows={weeks}
              rowKey={({ from }) => from}
            />
            <Inline>
              <ExternalLink href={`${apiLinks.earningsCsv}?year=${first}`} download>
                Download {year.label} as CSV
              </ExternalLink>
            </Inline>
          </>
        )}
        <Text size="small" tone="muted">
          Without VAT. One piece of work can be agreed, invoiced and paid in three different weeks. This is a record for
          you, not tax advice.
        </Text>
      </Stack>
    </Section>
  )
}

/** Nothing stays empty, so that what there is stands out. */
const someText = (pence: number) => (pence > 0 ? formatPence(pence) : '')

const taxYearText = (first: number) => `${first}/${String((first + 1) % 100).padStart(2, '0')}`
const weekText = ({ from, to }: EarningsWeek) => `${dateText(from, { year: false })} to ${dateText(to)}`
