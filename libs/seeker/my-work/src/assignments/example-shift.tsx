import { useApi } from '@s4/api-client'
import { useHidden } from '@s4/auth-session'
import { ExampleCard, Money, Steps, Text } from '@s4/ui'
import { useQuery } from '@tanstack/react-query'

/** What a shift looks like, for somebody who has never had one. */
export function ExampleShift() {
  const [hidden, hide] = useHidden('example-shift')
  const { data: work } = useQuery(useApi().query('assignments.list', { limit: 1 }))
  if (hidden || work?.data.length !== 0) return null
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
