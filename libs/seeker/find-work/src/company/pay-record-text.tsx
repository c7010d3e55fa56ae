import { useApi } from '@s4/api-client'
import type { PayRecord } from '@s4/contract'
import { Stack, Text } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'

/** How a company paid its invoices of the last 12 months, and how that is counted. */
export function PayRecordText({ companyId }: { companyId: string }) {
  const { data, isError } = useQuery({ ...useApi().query('payRecord.show', { id: companyId }), throwOnError: false })
  if (isError) return <Text>Not known at the moment</Text>
  if (!data) return <Text>Counting…</Text>
  if (data.paidOnTimePercent === null) return <Text>Not enough invoices yet</Text>
  return (
    <Stack gap="none">
      <Text>{recordText(data)}</Text>
      <Text size="small" tone="muted">
        Invoices due in the last 12 months, as the company recorded its payments.
      </Text>
    </Stack>
  )
}

function recordText({ invoices, paidOnTimePercent, late, medianDaysLate }: PayRecord): string {
  const onTime = `${paidOnTimePercent}% of ${invoices} invoices on time`
  if (!late || medianDaysLate === null) return onTime
  const days = medianDaysLate === 1 ? '1 day' : `${medianDaysLate} days`
  return late === 1
    ? `${onTime}. The late one was ${days} late.`
    : `${onTime}. Half of the ${late} late ones were at most ${days} late.`
}
