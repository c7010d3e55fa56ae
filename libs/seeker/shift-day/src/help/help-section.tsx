import type { AssignmentDetails } from '@s4/contract'
import { ExternalLink, Section, Stack, SwitchField, Text } from '@s4/ui'
import { setDiscreet, useDiscreet } from './discreet'
import { emergencyFirst } from './call-emergency'
import { useMyCall } from './my-call-query'
import { useCanBeLocated } from './use-ask-for-help'
import { useFollowing } from './use-following'

/** How to ring the company, and the discreet mode. */
export function HelpSection({ work }: { work: AssignmentDetails }) {
  const { data } = useMyCall(work.id)
  const discreet = useDiscreet()
  const canBeLocated = useCanBeLocated()
  const call = data?.call ?? null
  useFollowing(work.id, call !== null && call.resolvedAt === null && canBeLocated)

  return (
    <Section title="Help">
      <Stack>
        <Text>
          S4 doesn’t monitor alarms. {emergencyFirst}
          {data?.ringNumber && (
            <>
              {' '}
              <ExternalLink href={`tel:${data.ringNumber}`}>Ring the company</ExternalLink>
            </>
          )}
        </Text>
        <SwitchField
          label="Discreet mode"
          hint={
            'Hold “I need help” to alert the company in secret. This phone then shows nothing, makes no sound and ' +
            'does not vibrate. So you cannot see who has read the alert.'
          }
          checked={discreet}
          onChange={({ target }) => setDiscreet(target.checked)}
        />
      </Stack>
    </Section>
  )
}
