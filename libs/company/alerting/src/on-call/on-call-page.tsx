import { companyLinks } from '@s4/links'
import { useSession } from '@s4/auth-session'
import type { OnCall, OnCallEntry } from '@s4/contract'
import { dateText } from '@s4/domain/shift-text'
import { Button, Callout, EmptyState, Heading, Inline, List, Page, Section, Stack, Text, TextLink } from '@s4/ui'
import { useState } from 'react'
import { useOnCall, useRemoveOnCall } from '../queries/alerting-queries'
import { AddEntryForm } from './add-entry-form'
import { RulesForm } from './rules-form'

export function OnCallPage() {
  const onCall = useOnCall()
  const mayChange = useSession().member?.permissions.includes('on-call.manage') ?? false
  return (
    <Page width="form">
      <Stack gap="lg">
        <TextLink to={companyLinks.alerts}>Alerts</TextLink>
        <Heading>Alerts and on call</Heading>
        <Now onCall={onCall} />
        <Holes holes={onCall.holes} />
        <Rota onCall={onCall} mayChange={mayChange} />
        {mayChange ? (
          <RulesForm rules={onCall.rules} />
        ) : (
          <Text tone="muted">An owner or a manager sets who is on call and who is told next.</Text>
        )}
      </Stack>
    </Page>
  )
}

const HOLES_SHOWN = 7

const placeWords = { first: 'told first', second: 'told second', owner: 'owner' }

/** Who is told first of an alert raised now, and whether more than an email reaches them. */
function Now({ onCall: { now, people } }: { onCall: OnCall }) {
  const names = now.map(({ name, place }) => `${name} (${placeWords[place]})`).join(', ')
  const mailOnly = people.filter(
    ({ uid, hasDevice, hasPhone }) => !hasDevice && !hasPhone && now.some((person) => person.uid === uid),
  )
  return (
    <Stack gap="sm">
      <Text>
        {now.every(({ place }) => place === 'owner')
          ? `Nobody is on call now. Alerts go to ${names}.`
          : `On call now: ${names}.`}
      </Text>
      <Text size="small" tone="muted">
        An email also goes to the manager in your <TextLink to={companyLinks.profile}>company profile</TextLink>. It is
        for missed check calls, calls for help, and workers 10 minutes late.
      </Text>
      {mailOnly.length > 0 && (
        <Callout
          tone="warning"
          title="Only email reaches some people"
          action={<TextLink to={companyLinks.ownReach}>Set how I am reached</TextLink>}
        >
          {mailOnly.map(({ name }) => name).join(', ')}: no device and no mobile number. Each person sets this for
          themselves.
        </Callout>
      )}
    </Stack>
  )
}

/** When the owners are told at once, because nobody is on call. */
function Holes({ holes }: Pick<OnCall, 'holes'>) {
  if (holes.length === 0) return null
  const shown = holes.slice(0, HOLES_SHOWN)
  return (
    <Callout tone="warning" title="Nobody is on call at these times of the next 14 days">
      <Stack gap="xs">
        <Text>Alerts then go to the owners at once.</Text>
        <List label="When nobody is on call" gap="xs">
          {shown.map(({ from, to }) => (
            <li key={`${from.date} ${from.time}`}>
              {dateText(from.date)}, {from.time}, until {from.date !== to.date && `${dateText(to.date)}, `}
              {to.time}
            </li>
          ))}
        </List>
        {holes.length > shown.length && <Text>And more: {holes.length - shown.length}.</Text>}
      </Stack>
    </Callout>
  )
}

function Rota({ onCall: { entries, people }, mayChange }: { onCall: OnCall; mayChange: boolean }) {
  const [isAdding, setIsAdding] = useState(false)
  const remove = useRemoveOnCall()
  return (
    <Section title="Who is on call">
      <Stack gap="sm">
        <Text size="small" tone="muted">
          UK time. The times of one date replace the times of that weekday. When nobody is on call, alerts go to the
          owner.
        </Text>
        {entries.length === 0 && !isAdding && <EmptyState drawing="shift">There are no on-call times yet.</EmptyState>}
        {entries.length > 0 && (
          <List label="On-call times">
            {entries.map((entry) => (
              <li key={entry.id}>
                <Inline justify="between">
                  <Text>{entryText(entry)}</Text>
                  {mayChange && (
                    <Button
                      tone="quiet"
                      size="small"
                      aria-label={`Remove: ${entryText(entry)}`}
                      onClick={() => remove.mutate({ id: entry.id })}
                    >
                      Remove
                    </Button>
                  )}
                </Inline>
              </li>
            ))}
          </List>
        )}
        {isAdding ? (
          <AddEntryForm people={people} onClose={() => setIsAdding(false)} />
        ) : (
          mayChange && (
            <Inline>
              <Button onClick={() => setIsAdding(true)}>Put somebody on call</Button>
            </Inline>
          )
        )}
      </Stack>
    </Section>
  )
}

const entryText = ({ name, place, weekday, date, startsAt, endsAt }: OnCallEntry) => {
  const day = date === null ? weekday : dateText(date)
  const until = endsAt <= startsAt ? `${endsAt} the next day` : endsAt
  return `${day}, ${startsAt} to ${until}: ${name}, ${placeWords[place]}`
}
