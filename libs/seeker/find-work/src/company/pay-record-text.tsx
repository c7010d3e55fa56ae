import { useApi } from '@s4/api-client'
import type { PayRecord } from '@s4/contract'
import { Stack, Text } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'

/** How a company paid its invoices of the last 12 months, and how that is counted. */
export function PayRecordText({ companyId }: { companyId: string }) {
  const { data, isError } = useQuery({ ...useApi().query('payRecord.show', { id: companyId }), throwOnError: false })
  if (isError) return <Text>Not known at the moment</Text>
  if (!data) return <Text>Counting…</Text>
  return (
    <Stack gap="none">
      <Text>{recordText(data)}</Text>
      <Text size="small" tone="muted">
        This counts invoices due in the last 12 months, by the payments that the company recorded.
      </Text>
    </Stack>
  )
}

function recordText({ invoices, paidOnTimePercent, late, medianDaysLate }: PayRecord): string {
  if (paidOnTimePercent === null) return 'Not enough invoices yet'
  const onTime = `${paidOnTimePercent}% of ${invoices} invoices by the day they were due`
  if (!late || medianDaysLate === null) return onTime
  const days = medianDaysLate === 1 ? '1 day' : `${medianDaysLate} days`
  return `${onTime}; ${late === 1 ? `the late one ${days} late` : `half of the ${late} late ones ${days} late or less`}`
}
