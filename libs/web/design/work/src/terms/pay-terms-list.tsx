import type { PayTerms } from '@s4/contract'
import { payTermsSentences } from '@s4/domain/pay-terms'
import { List, Text } from '@s4/ui'

/** The pay terms as sentences. */
export function PayTermsList({ pay, payPerHour }: { pay: PayTerms; payPerHour: number }) {
  return (
    <List label="Pay terms" gap="xs">
      {payTermsSentences(pay, payPerHour).map((sentence) => (
        <Text key={sentence} as="li" size="small" tone="muted">
          {sentence}
        </Text>
      ))}
    </List>
  )
}
