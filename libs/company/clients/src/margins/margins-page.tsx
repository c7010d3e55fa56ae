import { apiLinks, companyLinks } from '@s4/links'
import type { MarginAmounts, MarginRow, Margins } from '@s4/contract'
import { marginGroups } from '@s4/domain/charge'
import { formatPence } from '@s4/domain/money'
import {
  Button,
  Callout,
  type Column,
  DataTable,
  DateField,
  Disclosure,
  ExternalLink,
  FieldGroup,
  Inline,
  List,
  Page,
  SelectField,
  Stack,
  Text,
  TextLink,
} from '@s4/ui'
import { SearchForm } from '@s4/ui/search-form'
import { useSearchParams } from 'react-router-dom'
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
  const { rows, total, unpricedShifts } = useMargins(asked)
  return (
    <Page>
      <Stack gap="lg">
        <Text size="title" weight="bold">
          {formatPence(total.actualCharge - total.actualCost)} margin on agreed work
          {total.actualCharge > 0 && `, ${percentText(total.actualCharge, total.actualCost)}`}
        </Text>
        <Text>
          {formatPence(total.plannedCharge - total.plannedCost)} is planned: {formatPence(total.plannedCharge)} charged
          less {formatPence(total.plannedCost)} pay
          {total.plannedCharge > 0 && `, ${percentText(total.plannedCharge, total.plannedCost)}`}.
        </Text>
        <Choose asked={asked} />
        <LeftOut total={total} shifts={unpricedShifts} />
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
          off. Work without a charge rate shows its cost and is in no margin.
        </Text>
      </Stack>
    </Page>
  )
}

function Choose({ asked: { from, to, by } }: { asked: MarginsQuery }) {
  return (
    <SearchForm aria-label="Days and rows" action={companyLinks.margins}>
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
    </SearchForm>
  )
}

function LeftOut({ total, shifts }: { total: MarginAmounts; shifts: Margins['unpricedShifts'] }) {
  const { unpriced, unpricedActualCost, waiting } = total
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
      {unpricedActualCost > 0 && ` Agreed pay without a charge: ${formatPence(unpricedActualCost)}.`}
      {shifts.length > 0 && <Unpriced shifts={shifts} more={unpriced - shifts.length} />}
    </Callout>
  )
}

/** Each leads to its job, and to where its client's rates are. */
const Unpriced = ({ shifts, more }: { shifts: Margins['unpricedShifts']; more: number }) => (
  <Disclosure summary="Shifts without a charge rate">
    <List label="Shifts without a charge rate" gap="xs">
      {shifts.map(({ id, jobId, label, clientId, clientName }) => (
        <li key={id}>
          <TextLink to={companyLinks.job(jobId)}>{label}</TextLink>
          {clientId === null ? ': no client' : ': '}
          {clientId !== null && (
            <TextLink to={companyLinks.client(clientId)}>rates of {clientName ?? 'the client'}</TextLink>
          )}
        </li>
      ))}
    </List>
    {more > 0 && <Text size="small">And {more} more. Choose fewer days to see them.</Text>}
  </Disclosure>
)

/** Zeros because no shift of it has a charge rate. */
const isUncounted = ({ unpriced, plannedCharge, plannedCost, actualCharge, actualCost }: MarginRow) =>
  unpriced > 0 && [plannedCharge, plannedCost, actualCharge, actualCost].every((pence) => pence === 0)

const percentText = (charge: number, cost: number) => `${(((charge - cost) / charge) * 100).toFixed(1)}%`

const money = (
  header: string,
  key: string,
  pence: (row: MarginRow) => number,
  uncounted: (row: MarginRow) => string = () => '–',
): Column<MarginRow> => ({
  key,
  header,
  align: 'end',
  sortBy: pence,
  cell: (row) => (isUncounted(row) ? uncounted(row) : formatPence(pence(row))),
})

const percent = (header: string, key: string, of: (row: MarginRow) => [charge: number, cost: number]) => {
  const column: Column<MarginRow> = {
    key,
    header,
    align: 'end',
    sortBy: (row) => {
      const [charge, cost] = of(row)
      return charge === 0 ? -Infinity : (charge - cost) / charge
    },
    cell: (row) => {
      const [charge, cost] = of(row)
      return charge === 0 ? '–' : percentText(charge, cost)
    },
  }
  return column
}

const columnsOf = (first: string): Column<MarginRow>[] => [
  { key: 'label', header: first, sortBy: ({ key }) => key, cell: ({ label }) => label },
  money(
    'Planned charge',
    'plannedCharge',
    ({ plannedCharge }) => plannedCharge,
    () => 'No rate',
  ),
  money(
    'Planned cost',
    'plannedCost',
    ({ plannedCost }) => plannedCost,
    ({ unpricedPlannedCost }) => formatPence(unpricedPlannedCost),
  ),
  money('Planned margin', 'plannedMargin', ({ plannedCharge, plannedCost }) => plannedCharge - plannedCost),
  percent('Planned %', 'plannedPercent', ({ plannedCharge, plannedCost }) => [plannedCharge, plannedCost]),
  money(
    'Charge',
    'actualCharge',
    ({ actualCharge }) => actualCharge,
    () => 'No rate',
  ),
  money(
    'Cost',
    'actualCost',
    ({ actualCost }) => actualCost,
    ({ unpricedActualCost }) => formatPence(unpricedActualCost),
  ),
  money('Margin', 'actualMargin', ({ actualCharge, actualCost }) => actualCharge - actualCost),
  percent('Margin %', 'actualPercent', ({ actualCharge, actualCost }) => [actualCharge, actualCost]),
]
