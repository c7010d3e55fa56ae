import { appUrl, useMay } from '@s4/auth-session'
import type { ClientLink, ClientLinkView } from '@s4/contract'
import { momentText } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import {
  Button,
  Callout,
  Card,
  Disclosure,
  FieldGroup,
  Form,
  Inline,
  List,
  onTexts,
  Refusal,
  Section,
  SelectField,
  Skeleton,
  Stack,
  StatusBadge,
  Text,
  TextField,
} from '@s4/ui'
import { statusTones } from '@s4/work'
import { useState } from 'react'
import { useClientLinks, useMakeClientLink, useWithdrawClientLink } from '../queries/link-queries'

/** Read-only links for a client, and what was done with them. */
export function ClientLinks({ clientId, email }: { clientId: string; email: string }) {
  const mayShare = useMay()('clients.share')
  const { data: links, error, isLoading } = useClientLinks(clientId, mayShare)
  const [now] = useState(() => new Date().toISOString())
  if (!mayShare) return null
  return (
    <Section title="Links for the client">
      <Text tone="muted">
        Your client sees who worked at their sites, and the monthly report. To open it they need a code, which we email
        to the address you enter. It shows no pay, margin or contact details.
      </Text>
      <MakeLink clientId={clientId} email={email} />
      {isLoading && <Skeleton shape="list" count={1} label="Loading the links" />}
      <Refusal failure={error} />
      <List label="Links for the client">
        {links?.map((link) => (
          <li key={link.id}>
            <OneLink clientId={clientId} link={link} now={now} />
          </li>
        ))}
      </List>
    </Section>
  )
}

function MakeLink({ clientId, email }: { clientId: string; email: string }) {
  const make = useMakeClientLink()
  const submit = onTexts(({ email: to = '', days }) =>
    make.mutate({ id: clientId, email: to, days: clientLinkDays.find((known) => String(known) === days) ?? 7 }),
  )
  return (
    <Stack gap="sm">
      <Form label="Make a link" onSubmit={submit}>
        <Refusal failure={make.error} />
        <FieldGroup min={200}>
          <TextField
            label="Email address of the client"
            name="email"
            type="email"
            autoComplete="off"
            defaultValue={email}
            error={make.error?.fields?.['email']}
          />
          <SelectField
            label="It works for"
            name="days"
            defaultValue="7"
            options={clientLinkDays.map((days) => ({
              value: String(days),
              label: days === 1 ? '1 day' : `${days} days`,
            }))}
          />
        </FieldGroup>
        <Inline>
          <Button type="submit" tone="quiet" busy={make.isPending}>
            Make a link
          </Button>
        </Inline>
      </Form>
      {make.data && (
        <Callout tone="success" live title="The link for the client">
          <Stack gap="sm">
            <Text>Copy it now and send it yourself: it is not shown again.</Text>
            <TextField
              label="Link for the client"
              value={`${appUrl('shell', shellLinks.clientView)}#${make.data.secret}`}
              readOnly
              onFocus={({ target }) => target.select()}
            />
          </Stack>
        </Callout>
      )}
    </Stack>
  )
}

function OneLink({ clientId, link, now }: { clientId: string; link: ClientLink; now: string }) {
  const { id, email, madeBy, madeAt, expiresAt, withdrawnAt, views } = link
  const withdraw = useWithdrawClientLink()
  const works = withdrawnAt === null && expiresAt > now
  return (
    <Card>
      <Inline justify="between">
        <Text weight="bold">{email}</Text>
        <State link={link} works={works} />
      </Inline>
      <Text size="small" tone="muted">
        Made {momentText(madeAt)}
        {madeBy && ` by ${madeBy}`}
      </Text>
      {views.length === 0 ? (
        <Text size="small">Not opened yet.</Text>
      ) : (
        <Disclosure summary={`Last used ${momentText(views[0]?.at ?? madeAt)}`}>
          <List label={`What was done with the link of ${email}`} gap="xs">
            {views.map(({ at, what }, index) => (
              <li key={index}>
                {momentText(at)}: {viewWords[what]}
              </li>
            ))}
          </List>
        </Disclosure>
      )}
      <Refusal failure={withdraw.error} />
      {works && (
        <Inline>
          <Button
            size="small"
            tone="quiet"
            busy={withdraw.isPending}
            aria-label={`Withdraw the link of ${email}`}
            onClick={() => withdraw.mutate({ id: clientId, linkId: id })}
          >
            Withdraw
          </Button>
        </Inline>
      )}
    </Card>
  )
}

function State({ link: { expiresAt, withdrawnAt }, works }: { link: ClientLink; works: boolean }) {
  if (works) return <StatusBadge tone={statusTones.link.works}>Works until {momentText(expiresAt)}</StatusBadge>
  return withdrawnAt === null ? (
    <StatusBadge tone={statusTones.link.expired}>Expired</StatusBadge>
  ) : (
    <StatusBadge tone={statusTones.link.withdrawn}>Withdrawn</StatusBadge>
  )
}

/** Each is offered by the contract too. */
const clientLinkDays = [1, 7, 14, 30] as const

const viewWords: Record<ClientLinkView['what'], string> = {
  codeSent: 'a code was emailed',
  wrongCode: 'a wrong code was entered',
  opened: 'opened with the code',
  looked: 'a month was looked at',
  pdf: 'the report was taken as PDF',
  csv: 'the report was taken as CSV',
}
