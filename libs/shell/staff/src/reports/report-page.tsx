import type { StaffReportDetails } from '@s4/contract'
import { reportReasonLabels } from '@s4/domain/person-report'
import { dateText, momentText, shiftText } from '@s4/domain/shift-text'
import { shellLinks } from '@s4/links'
import { Columns, DescriptionList, type Fact, Section, Stack, Text, TextLink, Timeline } from '@s4/ui'
import { useParams } from 'react-router-dom'
import { useReport } from '../queries/staff-queries'
import { ReportDecision } from './report-decision'
import { reportDecisions } from './report-words'

/** What was reported, what it is about, and the decision. */
export function ReportPage() {
  const { id = '' } = useParams()
  const report = useReport(id)
  const { subject, subjectId, subjectName, words, decision, decidedAt } = report

  return (
    <Stack>
      <TextLink to={shellLinks.staffReports}>All reported people</TextLink>
      <Columns asideLabel="The decision" aside={<ReportDecision key={decidedAt} {...{ id, decision, decidedAt }} />}>
        <Section title={subjectName}>
          <Stack gap="sm">
            <DescriptionList items={facts(report)} />
            {subject === 'company' && (
              <TextLink to={shellLinks.staffCompany(subjectId)}>What this company declared</TextLink>
            )}
          </Stack>
        </Section>
        <Section title="What was written">
          <Text preserveLines>{words || 'The words were erased with the account.'}</Text>
        </Section>
        <Evidence report={report} />
      </Columns>
    </Stack>
  )
}

function facts(report: StaffReportDetails): Fact[] {
  const { subject, reason, reporterName, reportedAt, earlierDecisions, decision, decidedAt } = report
  return [
    { term: 'Reported', detail: subject === 'seeker' ? 'Worker' : 'Company' },
    { term: 'For', detail: reportReasonLabels[reason] },
    { term: 'By', detail: reporterName },
    { term: 'On', detail: momentText(reportedAt) },
    { term: 'Decided before', detail: `${earlierDecisions} with a warning or a suspension` },
    ...(decision && decidedAt
      ? [{ term: 'Decision', detail: `${reportDecisions[decision]}, ${momentText(decidedAt)}` }]
      : []),
    ...(decision === 'suspended'
      ? [{ term: 'Until', detail: report.suspendedUntil ? dateText(report.suspendedUntil) : 'For good' }]
      : []),
    ...(report.decisionReason ? [{ term: 'Reason', detail: report.decisionReason }] : []),
  ]
}

function Evidence({ report: { aboutKind, work, messages } }: { report: StaffReportDetails }) {
  if (aboutKind === 'profile') return null
  return (
    <Section title="What it is about">
      {work && (
        <Text>
          {work.title}, {work.siteName}. {shiftText(work, work.zone)}
        </Text>
      )}
      {aboutKind === 'conversation' &&
        (messages.length === 0 ? (
          <Text tone="muted">The messages are not there any more, or cannot be reached.</Text>
        ) : (
          <Timeline
            label="Messages"
            events={messages.map(({ id, from, text, sentAt }) => ({
              id,
              title: `${from === 'seeker' ? 'Worker' : 'Company'}: ${text}`,
              time: momentText(sentAt),
            }))}
          />
        ))}
    </Section>
  )
}
