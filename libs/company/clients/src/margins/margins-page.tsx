import { apiLinks, companyLinks } from '@s4/links'
import type { MarginAmounts, MarginRow } from '@s4/contract'
import { marginGroups } from '@s4/domain/charge'
import { formatPence } from '@s4/domain/money'
import {
  Button,
  Callout,
  type Column,
  DataTable,
  DateField,
  ExternalLink,
  FieldGroup,
  Inline,
  Page,
  SelectField,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import { Form, useSearchParams } from 'react-router-dom'
import { parseMarginsAsked, useMargins, type MarginsQuery } from '../queries/margins-queries'

const groupLabels: Record<(typeof marginGroups)[number], string> = {
  client: 'Client',
  site: 'Site',
  shift: 'Shift',
  week: 'Week',
  month: 'Month',
}

/** What clients are charged less what the work costs, planned and as agreed. */
export function MarginsPage() {
  const [params] = useSearchParams()
  const asked = parseMarginsAsked(params)
  const { rows, total } = useMargins(asked)
  return (
    <Page>
      <Stack gap="lg">
        <Text size="title" weight="bold">
          {formatPence(total.actualCharge - total.actualCost)} margin on agreed work
        </Text>
        <Text>
          {formatPence(total.plannedCharge - total.plannedCost)} is planned: {formatPence(total.plannedCharge)} charged
          less {formatPence(total.plannedCost)} pay.
        </Text>
        <Choose asked={asked} />
        <LeftOut total={total} />
        {rows.length === 0 ? (
          <Text tone="muted">No shift of yours starts in these days.</Text>
        ) : (
          <DataTable
            caption="Margins"
            columns={columnsOf(groupLabels[asked.by])}
            rows={rows}
            rowKey={({ key }) => key}
          />
        )}
        <ExternalLink href={`${apiLinks.marginsCsv}?${new URLSearchParams(asked).toString()}`} download>
          Download as CSV
        </ExternalLink>
        <Text size="small" tone="muted">
          Agreed work is agreed hours at the contract’s rate. Pay, expenses and what you owe for cancelling are taken
          off.
        </Text>
      </Stack>
    </Page>
  )
}

function Choose({ asked: { from, to, by } }: { asked: MarginsQuery }) {
  return (
    <Form role="search" aria-label="Days and rows" action={companyLinks.margins} key={`${from} ${to} ${by}`}>
      <Stack>
        <FieldGroup min={160}>
          <DateField label="From" name="from" defaultValue={from} />
          <DateField label="To" name="to" defaultValue={to} />
          <SelectField
            label="Group by"
            name="by"
            defaultValue={by}
            options={marginGroups.map((value) => ({ value, label: groupLabels[value] }))}
          />
        </FieldGroup>
        <Inline>
          <Button type="submit" tone="quiet">
            Show
          </Button>
        </Inline>
      </Stack>
    </Form>
  )
}

function LeftOut({ total: { unpriced, waiting } }: { total: MarginAmounts }) {
  const left = [
    ...(unpriced > 0 ? [`${unpriced === 1 ? '1 shift has' : `${unpriced} shifts have`} no charge rate`] : []),
    ...(waiting > 0 ? [`hours of ${waiting === 1 ? '1 place are' : `${waiting} places are`} not agreed yet`] : []),
  ]
  if (left.length === 0) return null
  return (
    <Callout
      tone="warning"
      title="Some work is not counted yet"
      action={unpriced > 0 && <TextLink to={companyLinks.clients}>See contracts and charge rates</TextLink>}
    >
      {left.join(', and ')}.
    </Callout>
  )
}

/** Zeros because no shift of it has a charge rate. */
const isUncounted = ({ unpriced, plannedCharge, plannedCost, actualCharge, actualCost }: MarginRow) =>
  unpriced > 0 && [plannedCharge, plannedCost, actualCharge, actualCost].every((pence) => pence === 0)

const money = (header: string, key: string, pence: (row: MarginRow) => number): Column<MarginRow> => ({
  key,
  header,
  align: 'end',
  sortBy: pence,
  cell: (row) => (isUncounted(row) ? 'Not counted' : formatPence(pence(row))),
})

const columnsOf = (first: string): Column<MarginRow>[] => [
  { key: 'label', header: first, sortBy: ({ key }) => key, cell: ({ label }) => label },
  money('Planned charge', 'plannedCharge', ({ plannedCharge }) => plannedCharge),
  money('Planned cost', 'plannedCost', ({ plannedCost }) => plannedCost),
  money('Planned margin', 'plannedMargin', ({ plannedCharge, plannedCost }) => plannedCharge - plannedCost),
  money('Charge', 'actualCharge', ({ actualCharge }) => actualCharge),
  money('Cost', 'actualCost', ({ actualCost }) => actualCost),
  money('Margin', 'actualMargin', ({ actualCharge, actualCost }) => actualCharge - actualCost),
]
