import { companyLinks, seekerLinks, type Side } from '@s4/links'
import type { ReportedProblemDetails } from '@s4/contract'
import { categoryLabel } from '@s4/domain/problem-words'
import { momentText } from '@s4/domain/shift-text'
import { Columns, DescriptionList, Section, Stack, Text, TextLink, type Fact } from '@s4/ui'
import { useState } from 'react'
import { Thread } from '@s4/thread'
import { ProblemActions } from './problem-actions'
import { ProblemBadges } from './problem-badges'
import { useProblem } from './problem-queries'
import { ProblemOwnerForm } from './problem-owner-form'
import { ProblemReply } from './problem-reply'

/** One problem: its thread, its facts, and what this side can do about it. */
export function ProblemPart({ id, side }: { id: string; side: Side }) {
  const problem = useProblem(id)
  // A reply that has arrived gives way to an empty form, pictures included.
  const [replies, setReplies] = useState(0)
  const { number, subject, status, companyName, seekerName, thread, dueAt, zone } = problem
  const open = status === 'open' || status === 'inProgress'

  return (
    <Columns
      asideLabel="About this problem"
      aside={
        <>
          <Section title={number}>
            <DescriptionList items={problemFacts(problem, side)} />
          </Section>
          {side === 'company' && open && <ProblemOwnerForm key={problem.updatedAt} problem={problem} />}
        </>
      }
    >
      <Section title={subject}>
        <Stack gap="lg">
          <Stack gap="xs">
            <ProblemBadges problem={problem} />
            {open && <Text tone="muted">Due {momentText(dueAt, zone)}</Text>}
          </Stack>
          <Thread messages={thread} side={side} authors={{ seeker: seekerName, company: companyName, S4: 'S4' }} />
          {side === 'seeker' && <ProblemActions problem={problem} side={side} />}
          {status !== 'closed' && (
            <ProblemReply
              key={replies}
              id={id}
              hint={`${side === 'company' ? seekerName : companyName} can read it at once.`}
              onSent={() => setReplies(replies + 1)}
            />
          )}
          {/* Under the answer, which comes before resolving. */}
          {side === 'company' && <ProblemActions problem={problem} side={side} />}
        </Stack>
      </Section>
    </Columns>
  )
}

function problemFacts(problem: ReportedProblemDetails, side: Side): Fact[] {
  const {
    category,
    jobId,
    jobTitle,
    siteName,
    companyName,
    seekerName,
    assignmentId,
    createdAt,
    dueAt,
    resolvedAt,
    outcome,
    zone,
  } = problem
  const work =
    side === 'company'
      ? companyLinks.job(jobId)
      : assignmentId
        ? seekerLinks.assignment(assignmentId)
        : seekerLinks.job(jobId)
  return [
    { term: 'About', detail: categoryLabel[category] },
    {
      term: 'Work',
      detail: (
        <>
          <TextLink to={work}>{jobTitle}</TextLink>, {siteName}
        </>
      ),
    },
    { term: side === 'company' ? 'Worker' : 'Company', detail: side === 'company' ? seekerName : companyName },
    { term: 'Reported', detail: momentText(createdAt, zone) },
    ...(resolvedAt
      ? [{ term: 'Resolved', detail: momentText(resolvedAt, zone) }]
      : [{ term: 'Due', detail: momentText(dueAt, zone) }]),
    ...(outcome ? [{ term: 'Outcome', detail: outcome }] : []),
  ]
}
