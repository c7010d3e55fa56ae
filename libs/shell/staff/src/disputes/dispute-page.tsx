import type { StaffDisputeDetails } from '@s4/contract'
import { formatPence } from '@s4/domain/money'
import { payForHours } from '@s4/domain/paid-time'
import { asSentence } from '@s4/domain/sentence'
import { durationText, momentText, shiftText } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { Thread } from '@s4/thread'
import { Columns, DescriptionList, type Fact, Section, Stack, Text, TextLink } from '@s4/ui'
import { useParams } from 'react-router-dom'
import { useDispute } from '../queries/staff-queries'
import { AppealDecision } from './appeal-decision'
import { DisputeEvidence } from './dispute-evidence'
import { disputeKinds } from './dispute-kinds'
import { HoursDecision } from './hours-decision'

/** Both sides' figures, the evidence and the decision, on one page. */
export function DisputePage() {
  const { id = '' } = useParams()
  const dispute = useDispute(id)
  const { kind, number, figures, seekerName, companyName, thread } = dispute

  return (
    <Stack>
      <TextLink to={shellLinks.staffDisputes}>All that waits for a decision</TextLink>
      <Columns
        asideLabel="The decision"
        aside={
          <>
            <Section title={number}>
              <DescriptionList items={facts(dispute)} />
            </Section>
            {figures ? <HoursDecision dispute={dispute} figures={figures} /> : <AppealDecision dispute={dispute} />}
          </>
        }
      >
        <Section title={disputeKinds[kind]}>
          <DescriptionList items={claims(dispute)} />
        </Section>
        <DisputeEvidence dispute={dispute} />
        <Section title="What both wrote">
          <Thread messages={thread} side="S4" authors={{ seeker: seekerName, company: companyName, S4: 'S4' }} />
          {thread.length === 0 && <Text tone="muted">Nobody has written anything.</Text>}
        </Section>
      </Columns>
    </Stack>
  )
}

function facts(dispute: StaffDisputeDetails): Fact[] {
  const { title, siteName, seekerName, companyName, zone, openedAt, dueAt } = dispute
  return [
    { term: 'Work', detail: `${title}, ${siteName}` },
    { term: 'Shift', detail: shiftText(dispute, zone) },
    { term: 'Worker', detail: seekerName },
    { term: 'Company', detail: companyName },
    { term: 'Opened', detail: momentText(openedAt, zone) },
    { term: 'Due', detail: momentText(dueAt, zone) },
  ]
}

function claims(dispute: StaffDisputeDetails): Fact[] {
  const { figures, noShowReason } = dispute
  if (!figures) return [{ term: 'The company says', detail: asSentence(noShowReason ?? 'It gave no reason') }]
  const { worker, company, workerReason, companyReason, invoiced } = figures
  const figure = ({ minutes, extraMinutes }: typeof worker) =>
    [
      durationText(minutes),
      ...(extraMinutes > 0 ? [`and ${durationText(extraMinutes)} before or after the shift`] : []),
      `(${formatPence(payForHours(dispute, { minutes, extraMinutes }))})`,
    ].join(' ')
  return [
    { term: 'The worker’s figure', detail: figure(worker) },
    { term: 'The worker says', detail: workerReason ? asSentence(workerReason) : 'Did not answer.' },
    { term: 'The company’s figure', detail: figure(company) },
    { term: 'The company says', detail: asSentence(companyReason ?? 'It gave no reason') },
    { term: 'Invoiced already', detail: invoiced.minutes + invoiced.extraMinutes === 0 ? 'Nothing' : figure(invoiced) },
  ]
}
