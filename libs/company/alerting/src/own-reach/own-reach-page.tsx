import { companyLinks } from '@s4/links'
import type { Reach } from '@s4/contract'
import { messageFailureText } from '@s4/domain/message-failures'
import { momentText } from '@s4/domain/shift-text'
import { Button, Heading, Inline, List, Page, Refusal, Section, Stack, StatusBadge, Text, TextLink } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useReach, useSendTest } from '../queries/alerting-queries'
import { DeviceSection } from './device-section'
import { PhoneSection } from './phone-section'
import { QuietHoursSection } from './quiet-hours-section'

export function OwnReachPage() {
  const reach = useReach()
  return (
    <Page width="form">
      <Stack gap="lg">
        <TextLink to={companyLinks.alerts}>Alerts</TextLink>
        <Heading>How alerts reach me</Heading>
        <Text>{summary(reach)}</Text>
        <TestSection reach={reach} />
        <DeviceSection reach={reach} />
        <PhoneSection reach={reach} />
        <QuietHoursSection quietHours={reach.quietHours} />
      </Stack>
    </Page>
  )
}

function summary({ email, devices, phone, hasPhoneService }: Reach): string {
  const ways = [
    ...(devices.length > 0 ? [devices.length === 1 ? 'on 1 device' : `on ${devices.length} devices`] : []),
    ...(hasPhoneService && phone?.isVerified ? [`by text and call to ${phone.number}`] : []),
    `by email to ${email}`,
  ]
  return `Alerts that are for you, on call or as an owner, reach you ${ways.join(', ')}.`
}

const channelWords = { push: 'Device', text: 'Text', call: 'Call', mail: 'Email' }

function TestSection({ reach: { tests } }: { reach: Reach }) {
  const send = useSendTest()
  return (
    <Section title="Test">
      <Stack gap="sm">
        <Text>Send yourself a test by device, text, call and email. You see the result of each here.</Text>
        <Refusal failure={send.error} />
        <Inline>
          <Button busy={send.isPending} onClick={() => send.mutate({})}>
            Send a test
          </Button>
        </Inline>
        {tests.length > 0 && (
          <List label="Last test">
            {tests.map(({ id, channel, device, at, state, failure }) => (
              <li key={id}>
                <Inline justify="between">
                  <Text>
                    {channelWords[channel]}
                    {device && `: ${device}`}, {momentText(at)}
                  </Text>
                  <TestBadge state={state} failure={failure} />
                </Inline>
              </li>
            ))}
          </List>
        )}
      </Stack>
    </Section>
  )
}

function TestBadge({ state, failure }: Pick<Reach['tests'][number], 'state' | 'failure'>) {
  if (state === 'sent') return <StatusBadge tone={statusTones.message.sent}>Sent</StatusBadge>
  if (state === 'waiting') return <StatusBadge tone={statusTones.message.waiting}>Waiting</StatusBadge>
  return (
    <StatusBadge tone={statusTones.message.failed}>Not sent{failure && `: ${messageFailureText(failure)}`}</StatusBadge>
  )
}
