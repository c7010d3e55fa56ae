import type { FileEntry, Reference, ScreeningFile } from '@s4/contract'
import { activityKindText } from '@s4/domain/screening'
import { dateText, localDate } from '@s4/domain/shift-text'
import { Card, ExternalLink, Heading, Inline, List, Stack, Text } from '@s4/ui'
import { HistoryBadge } from '@s4/work'

const spanText = ({ from, to }: { from: string; to: string | null }) =>
  `${dateText(from)} to ${to === null ? 'now' : dateText(to)}`

/** What the worker gave and what referees said. */
export function OpenedFile({ file }: { file: ScreeningFile }) {
  const { entries, explanations, coverage, addresses, addressGaps, declaration } = file
  return (
    <Stack gap="md">
      <List label="History">
        {entries.map((entry) => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </List>
      <Part title="Gaps of more than 31 days">
        {[
          ...coverage.gaps.map(
            (gap) => `${spanText(gap)}, ${gap.days} days: ${gap.missing ? 'not explained' : 'explained'}`,
          ),
          ...explanations.map((note) => `${spanText(note)}: ${note.reason}`),
        ]}
      </Part>
      <Part title="Addresses">
        {[
          ...addresses.map((one) => `${one.line1}, ${one.town}, ${one.postcode}: ${spanText(one)}`),
          ...addressGaps.map((gap) => `${spanText(gap)}: no address for ${gap.days} days`),
        ]}
      </Part>
      {declaration && (
        <Part title={`Declared on ${dateText(localDate(declaration.declaredAt))}`}>
          {[
            `County court judgments over £10,000, bankruptcy or arrangements: ${declaration.judgments || 'none'}`,
            `Unspent convictions and conditional cautions: ${declaration.convictions || 'none'}`,
          ]}
        </Part>
      )}
    </Stack>
  )
}

function Part({ title, children }: { title: string; children: string[] }) {
  return (
    <Stack gap="sm">
      <Heading level={3} size="body">
        {title}
      </Heading>
      {children.length === 0 ? (
        <Text tone="muted">None.</Text>
      ) : (
        <List label={title} gap="sm">
          {children.map((line) => (
            <li key={line}>
              <Text>{line}</Text>
            </li>
          ))}
        </List>
      )}
    </Stack>
  )
}

function Entry({ entry }: { entry: FileEntry }) {
  const { activityKind, title, organisation, verified, references, evidence } = entry
  const name = organisation ? `${title}, ${organisation}` : title
  return (
    <Card as="article" aria-label={name}>
      <Inline justify="between">
        <Heading level={3} size="body">
          {name}
        </Heading>
        <HistoryBadge verified={verified} />
      </Inline>
      <Text size="small" tone="muted">
        {activityKind && `${activityKindText[activityKind]}, `}
        {spanText(entry)}
      </Text>
      {references.map((reference) => (
        <Text key={reference.id} size="small">
          {referenceText(reference)}
        </Text>
      ))}
      {evidence.map(({ id, note, file }) =>
        file ? (
          <ExternalLink key={id} href={file} target="_blank" rel="noopener">
            {note}
          </ExternalLink>
        ) : (
          <Text key={id}>{note}</Text>
        ),
      )}
    </Card>
  )
}

const stateText: Record<Reference['state'], string> = {
  asked: 'asked, no answer yet',
  answered: '',
  declined: 'does not want to answer',
  'not-me': 'the email reached somebody else',
  'no-answer': 'no answer in 21 days',
  withdrawn: 'not asked any more',
}
const reengageText = { yes: 'would work with them again', no: 'would not work with them again', 'no-comment': '' }

function referenceText(reference: Reference): string {
  const { name, relation, firm, email, phone, personalAddress, state, answer, outdated } = reference
  const reached = [email, personalAddress && 'personal address', phone].filter(Boolean).join(', ')
  const who = `${name}, ${relation}, ${firm} (${reached})`
  if (answer === null) return `${who}: ${stateText[state]}`
  const { at, role, corrected, reasonForLeaving, reengage, comment } = answer
  const how = `${corrected ? 'corrected' : 'confirmed'} on ${dateText(localDate(at))}`
  return [
    `${who}: ${how}: ${role}, ${spanText(answer)}`,
    reasonForLeaving && `reason for leaving: ${reasonForLeaving}`,
    reengageText[reengage],
    comment,
    outdated && 'the entry has changed since, so this confirms nothing any more',
  ]
    .filter(Boolean)
    .join('; ')
}
