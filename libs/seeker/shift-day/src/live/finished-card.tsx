import { seekerLinks } from '@s4/links'
import type { AssignmentDetails } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { payForShift } from '@s4/domain/paid-time'
import { asSentence } from '@s4/domain/sentence'
import { durationText, momentText } from '@s4/domain/shift-text'
import { minimumFact } from './minimum-fact'
import { MissedTimeButton } from './missed-time-button'
import { NextShiftLink } from './next-shift-link'
import { ButtonLink, Callout, DescriptionList, Inline, KeepsRoom, Section, Text } from '@s4/ui'

/** The hours after booking off: those agreed, or those proposed and what happens next. */
export function FinishedCard({ work }: { work: AssignmentDetails }) {
  const { hours } = work
  const entered = hours?.agreedMinutes === null && hours.given === null ? hours.entered : null
  return (
    <Section title={hours?.entered?.off ? 'The company booked you off' : 'You have booked off'}>
      <Text>
        {work.title}, {work.siteName}.
      </Text>
      {entered && (
        <Callout
          tone="warning"
          title={`The company entered ${durationText(entered.minutes)} for you`}
          action={<ButtonLink to={seekerLinks.completedWork}>Answer</ButtonLink>}
        >
          {bookOffReason(work)}
          Is that right?
        </Callout>
      )}
      <KeepsRoom>
        {hours && hours.agreedMinutes !== null && (
          <DescriptionList
            items={[
              { term: 'Hours agreed', detail: durationText(hours.agreedMinutes) },
              ...(hours.agreedPay === null ? [] : [{ term: 'Your pay', detail: formatPence(hours.agreedPay) }]),
            ]}
          />
        )}
        {hours && !entered && hours.agreedMinutes === null && (
          <DescriptionList
            items={[
              { term: 'Your hours', detail: durationText(hours.proposedMinutes) },
              { term: 'Your pay', detail: formatPence(payForShift(work, hours.proposedMinutes)) },
              ...minimumFact(work, hours.proposedMinutes),
              ...(hours.extraMinutes > 0
                ? [
                    {
                      term: 'Before or after the shift',
                      detail: `${durationText(hours.extraMinutes)} more: paid only if the company accepts it`,
                    },
                  ]
                : []),
              ...(hours.respondBy
                ? [
                    {
                      term: 'What happens next',
                      detail:
                        `The company answers by ${momentText(hours.respondBy, work.zone)}. If it does not, these ` +
                        `hours are agreed.`,
                    },
                  ]
                : []),
            ]}
          />
        )}
      </KeepsRoom>
      <Inline>
        {!entered && <ButtonLink to={seekerLinks.completedWork}>See completed work</ButtonLink>}
        <MissedTimeButton work={work} />
        <NextShiftLink tone="quiet" />
      </Inline>
    </Section>
  )
}

/** Why the company booked its worker off by hand. */
function bookOffReason({ events, companyName }: AssignmentDetails): string | null {
  const reason = events.findLast(({ kind }) => kind === 'bookOff')?.reason
  return reason ? `${companyName} wrote: ${asSentence(reason)} ` : null
}
