import { useApi } from '@s4/api-client'
import type { AssignmentDetails } from '@s4/contract'
import { seekerLinks } from '@s4/links'
import { ButtonLink, Callout, EmptyState, Inline, KeepsRoom, Page, Section, Stack, Text, TextLink } from '@s4/ui'
import { shiftText } from '@s4/domain/shift-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router-dom'
import { HelpBar } from '../help/help-button'
import { dayQuery } from '../queries/shift-day-queries'
import { LogbookList } from './logbook-list'
import { ReportForm } from './report-form'
import { useReportedWork } from './report-queries'

export function ReportPage() {
  const { jobId = '' } = useParams()
  const [params] = useSearchParams()
  const work = useReportedWork(jobId, params.get('shift'))
  const [written, setWritten] = useState(0)

  if (!work) {
    return (
      <Page>
        <EmptyState
          drawing="shift"
          action={<ButtonLink to={`${seekerLinks.problems}?new=1&job=${jobId}`}>Report a problem</ButtonLink>}
        >
          You have no shift on this job to report from.
        </EmptyState>
      </Page>
    )
  }
  return (
    <Page>
      <Stack gap="lg">
        <Section
          title="Write a report"
          action={
            written === 0 &&
            work.status === 'inProgress' && <TextLink to={seekerLinks.workInProgress}>Back to the shift</TextLink>
          }
        >
          <Text>
            {work.title}, {work.siteName}. {shiftText(work, work.zone)}
          </Text>
          {work.bookedOnAt ? (
            <KeepsRoom>
              <ReportForm work={work} onWritten={() => setWritten(written + 1)} />
            </KeepsRoom>
          ) : (
            <Callout>
              You can write reports once you have booked on. Before that,{' '}
              <TextLink to={`${seekerLinks.problems}?new=1&job=${jobId}`}>report a problem</TextLink> instead.
            </Callout>
          )}
          {/* Above the reports, so that a new one moves nothing. */}
          <Text size="small">
            Should the company put something right, such as pay or safety?{' '}
            <TextLink to={`${seekerLinks.problems}?new=1&job=${jobId}`}>Report a problem</TextLink> instead. It gets a
            number, and you can follow it.
          </Text>
        </Section>
        <Section title="Reports of this shift">
          <LogbookList work={work} written={written} />
          {written > 0 && work.status === 'inProgress' && (
            <Inline>
              <ButtonLink to={seekerLinks.workInProgress}>Back to the shift</ButtonLink>
            </Inline>
          )}
        </Section>
        {work.status === 'inProgress' && <HelpInReach work={work} />}
      </Stack>
    </Page>
  )
}

/** A report can be written also where the day cannot be read. */
function HelpInReach({ work }: { work: AssignmentDetails }) {
  const { data: day } = useQuery(dayQuery(useApi(), work.id))
  return day ? <HelpBar work={work} /> : null
}
