import { useMay } from '@s4/auth-session'
import { weekdays, type ChargeRate, type Client, type ClientContract, type RequiredPost } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { dateText, localDate } from '@s4/domain/shift-text'
import { roles } from '@s4/domain/sia'
import { companyLinks } from '@s4/links'
import { ButtonLink, Card, Heading, Inline, List, Section, StatusBadge, Text } from '@s4/ui'
import { statusTones } from '@s4/work'
import { useState } from 'react'

/** The contracts of a client with rates and posts. */
export function Contracts({ client }: { client: Client }) {
  const [today] = useState(() => localDate(new Date().toISOString()))
  const mayManage = useMay()('clients.manage')
  return (
    <Section
      title="Contracts"
      action={
        mayManage && (
          <ButtonLink tone="quiet" size="small" to={companyLinks.contract(client.id)}>
            Add a contract
          </ButtonLink>
        )
      }
    >
      {client.contracts.length === 0 && (
        <Text tone="muted">A contract says what this client is charged, and from when.</Text>
      )}
      <List label="Contracts">
        {client.contracts.map((contract) => (
          <li key={contract.id}>
            <Contract clientId={client.id} contract={contract} today={today} />
          </li>
        ))}
      </List>
    </Section>
  )
}

interface ContractProps {
  clientId: string
  contract: ClientContract
  today: string
}

function Contract({ clientId, contract, today }: ContractProps) {
  const { id, title, noticeDays, rates, posts } = contract
  const mayManage = useMay()('clients.manage')
  return (
    <Card>
      <Inline justify="between">
        <Heading level={3}>{title}</Heading>
        <State contract={contract} today={today} />
      </Inline>
      <Text>
        {runText(contract)} · {noticeDays} days of notice
      </Text>
      {rates.length === 0 ? (
        <Text tone="muted">No charge rate yet: without one no margin can be worked out.</Text>
      ) : (
        <List label={`Rates of ${title}`} gap="xs">
          {rates.map((rate) => (
            <li key={`${rate.role} ${rate.from}`}>{rateText(rate)}</li>
          ))}
        </List>
      )}
      {posts.length > 0 && <Text size="small">Posts: {posts.map(postText).join('; ')}.</Text>}
      {mayManage && (
        <Inline>
          <ButtonLink
            tone="quiet"
            size="small"
            to={`${companyLinks.contract(clientId)}?contract=${id}`}
            aria-label={`Change contract ${title}`}
          >
            Change contract
          </ButtonLink>
        </Inline>
      )}
    </Card>
  )
}

function State({ contract: { startsOn, endsOn }, today }: { contract: ClientContract; today: string }) {
  if (startsOn > today) return <StatusBadge tone={statusTones.contract.toCome}>To come</StatusBadge>
  if (endsOn !== null && endsOn < today) return <StatusBadge tone={statusTones.contract.ended}>Ended</StatusBadge>
  return <StatusBadge tone={statusTones.contract.inForce}>In force</StatusBadge>
}

const runText = ({ startsOn, endsOn }: ClientContract) =>
  `From ${dateText(startsOn)} ${endsOn ? `to ${dateText(endsOn)}` : 'until further notice'}`

const roleLabel = (role: string): string => roles.find(({ id }) => id === role)?.label ?? role

const postText = ({ name, role, positions, days, times }: RequiredPost) =>
  `${name}, ${positions} × ${roleLabel(role)}, ${postDays(days)}${times ? ` ${times.start}–${times.end}` : ''}`

const postDays = (days: RequiredPost['days']) =>
  days.length === 0 || days.length === weekdays.length
    ? 'every day'
    : weekdays
        .filter((day) => days.includes(day))
        .map((day) => day.slice(0, 3))
        .join(', ')

function rateText({ role, from, pencePerHour, night, saturday, sunday, bankHoliday }: ChargeRate): string {
  const bands = [
    night && `${night.from}–${night.to} ${formatRate(night.pencePerHour)}`,
    saturday !== null && `Saturday ${formatRate(saturday)}`,
    sunday !== null && `Sunday ${formatRate(sunday)}`,
    bankHoliday !== null && `bank holiday ${formatRate(bankHoliday)}`,
  ].filter(Boolean)
  return [`${roleLabel(role)} ${formatRate(pencePerHour)}`, ...bands, `from ${dateText(from)}`].join(', ')
}
