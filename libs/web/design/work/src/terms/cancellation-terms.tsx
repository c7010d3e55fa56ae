import type { CancellationTerms as Bands } from '@s4/domain/cancellation'
import { List, Stack, Text } from '@s4/ui'
import { termsFor } from './terms-text'

interface CancellationTermsProps {
  terms: Bands
  reader: 'seeker' | 'company'
  /** Pay for the whole shift in pence; with it the sentences contain amounts. */
  shiftPay?: number
}

/** What each side owes for cancelling, addressed to the reader. */
export function CancellationTerms({ terms, reader, shiftPay }: CancellationTermsProps) {
  const sides = [
    {
      heading: reader === 'company' ? 'If you cancel' : 'If the company cancels',
      sentences: termsFor(reader, 'company', terms, shiftPay),
    },
    {
      heading: reader === 'company' ? 'If the worker cancels' : 'If you cancel',
      sentences: termsFor(reader, 'seeker', terms, shiftPay),
    },
  ]
  return (
    <Stack gap="sm">
      {sides.map(({ heading, sentences }) => (
        <Stack key={heading} gap="xs">
          <Text weight="medium">{heading}</Text>
          <List label={heading} gap="xs">
            {sentences.map((sentence) => (
              <Text key={sentence} as="li" size="small" tone="muted">
                {sentence}
              </Text>
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  )
}
