import { companyLinks } from '@s4/links'
import { momentText, shiftText } from '@s4/domain/shift-text'
import { ButtonLink, EmptyState, Inline, List, Page, Section, SelectField, Text } from '@s4/ui'
import { useParams, useSearchParams } from 'react-router-dom'
import { useCompletedJob } from '../queries/completed-work-queries'
import { ChosenBar } from './chosen-bar'
import { canChoose, useChosenWork } from './use-chosen-work'
import { WorkCard } from './work-card'

export function CompletedJobPage() {
  const { jobId = '' } = useParams()
  const [params, setParams] = useSearchParams()
  const { title, siteName, address, zone, shift, shifts, work } = useCompletedJob(jobId, params.get('shift'))
  const chosen = useChosenWork(work)

  return (
    <Page>
      <Section
        title={title}
        action={
          <ButtonLink
            tone="quiet"
            size="small"
            to={`${companyLinks.logbook(jobId)}${shift ? `?shift=${shift.id}` : ''}`}
          >
            Report log
          </ButtonLink>
        }
      >
        <Text tone="muted">
          {siteName}, {address}
        </Text>
        {shift && <Text>{shiftText(shift, zone)}</Text>}
        {shift && shifts.length > 1 && (
          <SelectField
            label="Shift"
            value={shift.id}
            options={shifts.map(({ id, startsAt }) => ({ value: id, label: momentText(startsAt, zone) }))}
            onChange={({ target }) => setParams({ shift: target.value })}
          />
        )}
        <Inline>
          <ButtonLink tone="plain" size="small" to={companyLinks.completedJobs}>
            All completed jobs
          </ButtonLink>
          <ButtonLink tone="plain" size="small" to={companyLinks.job(jobId)}>
            The job
          </ButtonLink>
        </Inline>
      </Section>
      {work.length === 0 ? (
        <EmptyState
          action={
            <ButtonLink tone="quiet" to={companyLinks.jobInProgress(jobId)}>
              See who is at work
            </ButtonLink>
          }
        >
          Nobody has finished a shift of this job yet.
        </EmptyState>
      ) : (
        <>
          {work.some(canChoose) && <ChosenBar chosen={chosen} works={work} />}
          <List label="People who worked this shift">
            {work.map((each) => (
              <li key={each.id}>
                <WorkCard work={each} chosen={chosen} />
              </li>
            ))}
          </List>
        </>
      )}
    </Page>
  )
}
