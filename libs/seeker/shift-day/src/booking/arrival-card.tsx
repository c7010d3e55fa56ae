import { seekerLinks } from '@s4/links'
import type { AssignmentDetails } from '@s4/contract'
import { formatRate } from '@s4/domain/money'
import { directionsUrl } from '@s4/domain/directions'
import { dressCodeText } from '@s4/domain/requirements'
import { shiftText, timeText } from '@s4/domain/shift-text'
import { Countdown, DescriptionList, ExternalLink, Section, Text, TextLink, type Fact } from '@s4/ui'
import { useServerClock } from '../queries/use-server-clock'
import { rings, RingsWhenLocked } from './rings-when-locked'

/** What to wear and bring, and what the job says. */
const textFacts = ({ requirements, otherRequirements, description }: AssignmentDetails): Fact[] =>
  [
    { term: 'Dress code', text: dressCodeText(requirements) },
    { term: 'Other requirements', text: otherRequirements },
    { term: 'About the work', text: description },
  ].flatMap(({ term, text }) => (text ? [{ term, detail: <Text preserveLines>{text}</Text> }] : []))

/** The next shift: when, where, and what to do on arrival. */
export function ArrivalCard({ work }: { work: AssignmentDetails }) {
  const clock = useServerClock(work.id)
  const facts: Fact[] = [
    { term: 'When', detail: shiftText(work, work.zone) },
    {
      term: 'Where',
      detail: (
        <>
          {work.siteName}, {work.address}. <ExternalLink href={directionsUrl(work.point)}>Directions</ExternalLink>
        </>
      ),
    },
    { term: 'Company', detail: work.companyName },
    { term: 'Pay', detail: formatRate(work.payPerHour) },
    {
      term: 'On arrival',
      detail: <Text preserveLines>{work.arrivalInstructions || 'The company gave no instructions for arrival.'}</Text>,
    },
    ...textFacts(work),
    { term: 'Shift PIN', detail: work.pin ?? 'Shown here from 24 hours before the start.' },
    {
      term: 'Check calls',
      detail: `${callsText(work)} while you are booked on. ${answerText(work)}`,
    },
    // Where nothing rings, the form to book on says so.
    ...(work.status !== 'assigned' || rings()
      ? [{ term: 'While this phone is locked', detail: <RingsWhenLocked /> }]
      : []),
  ]

  return (
    <Section title={work.title} action={<TextLink to={seekerLinks.assignment(work.id)}>Shift details</TextLink>}>
      {work.status === 'assigned' && (
        <Text size="title" weight="bold">
          {clock() < Date.parse(work.startsAt) && 'Starts in '}
          <Countdown to={work.startsAt} now={clock} doneText={`Started at ${timeText(work.startsAt, work.zone)}`} />
        </Text>
      )}
      <DescriptionList items={facts} />
    </Section>
  )
}

const callsText = ({ callsVary, alertDuration }: AssignmentDetails) =>
  callsVary ? `About every ${alertDuration} minutes, at varying times,` : `Every ${alertDuration} minutes`

const answerText = ({ callsByCheckpoint }: AssignmentDetails) =>
  callsByCheckpoint ? 'You scan the code of a checkpoint.' : 'You answer with the PIN.'
