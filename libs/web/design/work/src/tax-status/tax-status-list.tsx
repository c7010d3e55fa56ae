import type { TaxStatusRecord } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { taxStatusLabel } from '@s4/domain/tax-status'
import { List, Stack, Text } from '@s4/ui'

interface TaxStatusListProps {
  /** Newest first. */
  records: readonly TaxStatusRecord[]
  reader: 'seeker' | 'company'
}

/** What the company determined about the status for tax, with every earlier record. */
export function TaxStatusList({ records, reader }: TaxStatusListProps) {
  return (
    <Stack gap="sm">
      {records.length === 0 ? (
        <Text>
          {reader === 'company' ? 'You have not recorded a status yet.' : 'The company has not recorded a status yet.'}
        </Text>
      ) : (
        <List label="Recorded status for tax">
          {records.map((record, index) => (
            <li key={record.decidedAt}>
              <Text weight={index === 0 ? 'medium' : 'normal'}>{taxStatusLabel[record.status]}</Text>
              <Text preserveLines>{record.reasons}</Text>
              <Text size="small" tone="muted">
                {recordedText(record)}
              </Text>
            </li>
          ))}
        </List>
      )}
      <Text size="small" tone="muted">
        {reader === 'company'
          ? 'You decide this and answer for it, for each worker and job. S4 records it, shows it to the worker and ' +
            'gives no tax advice.'
          : 'The company decides this, not S4. If you disagree, write to the company and say why.'}
      </Text>
    </Stack>
  )
}

const recordedText = ({ decidedAt, decidedBy, cestReference }: TaxStatusRecord) =>
  [
    `Recorded ${momentText(decidedAt)}${decidedBy === null ? '' : ` by ${decidedBy}`}`,
    ...(cestReference ? [`HMRC’s check employment status for tax: ${cestReference}`] : []),
  ].join(' · ')
