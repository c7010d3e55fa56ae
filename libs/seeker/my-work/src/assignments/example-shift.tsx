import { useHidden } from '@s4/auth-session'
import { ExampleCard, Money, Steps, Text } from '@s4/ui'

/** What a shift looks like, for somebody without agreed work. */
export function ExampleShift() {
  const [hidden, hide] = useHidden('example-shift')
  if (hidden) return null
  return (
    <ExampleCard
      title="Door supervisor, Friday night"
      note="Your shifts will look like this. Only you see the example."
      onDismiss={hide}
    >
      <Text tone="muted">Example Security · The Example Arms, London</Text>
      <Text>
        Fri 20:00–04:00 (8 h) · <Money>£16.00/h</Money> · £128.00 for the shift
      </Text>
      <Steps
        steps={[
          { title: 'Book on', text: 'Enter the shift PIN and scan the code at the site.' },
          { title: 'Answer check calls', text: 'They show that you are safe.' },
          { title: 'Book off', text: 'Agree the hours with the company. Then your invoice is made.' },
        ]}
      />
    </ExampleCard>
  )
}
