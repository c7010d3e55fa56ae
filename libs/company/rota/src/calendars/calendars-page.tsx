import type { RotaCalendar } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useSites } from '@s4/queries'
import {
  Button,
  Callout,
  Card,
  Form,
  Inline,
  List,
  onTexts,
  Page,
  Refusal,
  Section,
  SelectField,
  Stack,
  Text,
  TextField,
  TextLink,
} from '@s4/ui'
import { useRef } from 'react'
import { useAddCalendar, useCalendars, useRemoveCalendar, useThisWeek } from '../queries/rota-queries'

/** My subscriptions to the rota in calendar programs: of everything, of a site, or of a person. */
export function CalendarsPage() {
  return (
    <Page>
      <Stack gap="lg">
        <Text>
          Use a secret link to see the rota in Google Calendar, Apple Calendar or Outlook. Each shows the shifts of the
          last 30 days and the next 120, at the sites you see.{' '}
          <TextLink to={companyLinks.rota}>Back to the rota</TextLink>
        </Text>
        <AddCalendar />
        <Calendars />
      </Stack>
    </Page>
  )
}

/** What the choice stands for in the request. */
const chosen = (of: string) => {
  const [kind, id] = of.split(' ')
  return { siteId: kind === 'site' && id ? id : null, seekerId: kind === 'person' && id ? id : null }
}

function AddCalendar() {
  const add = useAddCalendar()
  const sites = useSites()
  const { workers } = useThisWeek()
  return (
    <Section title="Add a calendar">
      <Stack gap="sm">
        <Form label="Add a calendar" onSubmit={onTexts(({ of = '' }) => add.mutate(chosen(of)))}>
          <Refusal failure={add.error} />
          <SelectField
            label="Shifts of"
            name="of"
            hint="People are your saved workers and those on this week’s rota."
            options={[
              { value: 'everything', label: 'All sites and everybody' },
              ...sites.map(({ id, name }) => ({ value: `site ${id}`, label: `Site: ${name}` })),
              ...workers.map(({ seekerId, fullname }) => ({
                value: `person ${seekerId}`,
                label: `Person: ${fullname}`,
              })),
            ]}
          />
          <Inline>
            <Button type="submit" busy={add.isPending}>
              Create calendar link
            </Button>
          </Inline>
        </Form>
        {add.data && (
          <Callout tone="success" live title="Your calendar link">
            <Stack gap="sm">
              <Text>
                Copy it now: it is not shown again. Add it in your calendar under “subscribe” or “from URL”. Anybody who
                has it can read who works where and when.
              </Text>
              <TextField
                label="Calendar link"
                value={add.data.url}
                readOnly
                onFocus={({ target }) => target.select()}
              />
            </Stack>
          </Callout>
        )}
      </Stack>
    </Section>
  )
}

function Calendars() {
  const calendars = useCalendars()
  const heading = useRef<HTMLDivElement>(null)
  return (
    <Section title="Your calendars">
      <div ref={heading} tabIndex={-1}>
        {calendars.length === 0 && <Text tone="muted">None yet.</Text>}
        <List label="Your calendars">
          {calendars.map((calendar) => (
            <li key={calendar.id}>
              <OneCalendar calendar={calendar} onRemoved={() => heading.current?.focus()} />
            </li>
          ))}
        </List>
      </div>
    </Section>
  )
}

const nameOf = ({ siteName, workerName }: RotaCalendar) => siteName ?? workerName ?? 'All sites and everybody'

function OneCalendar({ calendar, onRemoved }: { calendar: RotaCalendar; onRemoved: () => void }) {
  const { id, createdAt, lastReadAt } = calendar
  const remove = useRemoveCalendar()
  const name = nameOf(calendar)
  return (
    <Card>
      <Inline justify="between">
        <Text weight="bold">{name}</Text>
        <Button
          size="small"
          tone="quiet"
          busy={remove.isPending}
          aria-label={`Remove the calendar of ${name}`}
          onClick={() => remove.mutate({ id }, { onSuccess: onRemoved })}
        >
          Remove
        </Button>
      </Inline>
      <Text size="small" tone="muted">
        Made {momentText(createdAt)}. {lastReadAt ? `Last read ${momentText(lastReadAt)}.` : 'Not read yet.'}
      </Text>
      <Refusal failure={remove.error} />
    </Card>
  )
}
