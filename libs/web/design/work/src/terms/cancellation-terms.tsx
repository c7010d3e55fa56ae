import type { Terms } from '@s4/contract'
import type { CancellationTerms as Bands } from '@s4/domain/cancellation'
import { List, Stack, Text } from '@s4/ui'
import { termsFor } from './terms-text'

interface CancellationTermsProps {
  terms: Bands & Pick<Terms, 'substitution'>
  reader: 'seeker' | 'company'
  /** Pay for the whole shift in pence; with it the sentences contain amounts. */
  shiftPay?: number
}

const substituteText = {
  seeker:
    'Before the shift begins you can send another worker on S4 instead of you. They accept the same terms, pass the ' +
    'same checks, and the company pays them.',
  company:
    'Before the shift begins the worker can send another worker on S4 instead. They accept the same terms, pass the ' +
    'same checks, and you pay them.',
}

const KEPT = 'Companies read how many of your agreed shifts you kept. One you cancel counts as not kept.'

/** What each side owes for cancelling, and whether a substitute may be sent, addressed to the reader. */
export function CancellationTerms({ terms, reader, shiftPay }: CancellationTermsProps) {
  const sides = [
    {
      heading: reader === 'company' ? 'If you cancel' : 'If the company cancels',
      sentences: termsFor(reader, 'company', terms, shiftPay),
    },
    {
      heading: reader === 'company' ? 'If the worker cancels' : 'If you cancel',
      sentences: [...termsFor(reader, 'seeker', terms, shiftPay), ...(reader === 'seeker' ? [KEPT] : [])],
    },
    ...(terms.substitution === true
      ? [{ heading: 'A substitute may be sent', sentences: [substituteText[reader]] }]
      : []),
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
