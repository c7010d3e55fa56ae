import { useMay } from '@s4/auth-session'
import type { RotaWorker } from '@s4/contract'
import { IN_SECRET } from '@s4/domain/alert-words'
import { formatPence } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { Button, ButtonLink, Callout, Inline, Modal, Stack, Text, TextLink } from '@s4/ui'
import { AssignmentBadge, MessageLink } from '@s4/work'
import type { WorkEntry } from '../entries/rota-view'

interface WorkModalProps {
  worker: RotaWorker
  entry: WorkEntry
  onClose: () => void
}

/** Agreed work over the week, with the ways on from it. */
export function WorkModal({ worker: { seekerId, fullname, inSecret }, entry, onClose }: WorkModalProps) {
  const may = useMay()
  const { job, work } = entry
  return (
    <Modal
      open
      onClose={onClose}
      title={`${fullname}, ${job.title}`}
      description={`${job.siteName}, ${shiftText(entry, job.zone)}`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Back to the rota
          </Button>
          <ButtonLink to={workUrl(entry)}>Open the shift</ButtonLink>
        </>
      }
    >
      <Stack>
        <Inline>
          <AssignmentBadge status={work.status} />
          <Text as="span">{formatPence(work.pay)} for the whole shift</Text>
        </Inline>
        {work.status === 'assigned' && (
          <Text size="small" tone="muted">
            Open the shift to take {fullname} off it or to find cover.
          </Text>
        )}
        {inSecret && <Callout tone="danger">{IN_SECRET}.</Callout>}
        <Inline>
          {may('messages.write') && !inSecret && <MessageLink jobId={job.id} seekerId={seekerId} name={fullname} />}
          {may('jobs.post') && (
            <TextLink to={`${companyLinks.postJob}?copy=${job.id}&weeks=1`}>Repeat the job next week</TextLink>
          )}
          <TextLink to={companyLinks.job(job.id)}>Open the job</TextLink>
        </Inline>
      </Stack>
    </Modal>
  )
}

/** The page of the shift for the state of the work. */
function workUrl({ work: { jobId, shiftId, status } }: WorkEntry): string {
  if (status === 'inProgress') return `${companyLinks.jobInProgress(jobId)}?shift=${shiftId}`
  if (status === 'assigned' || status === 'noShow') return `${companyLinks.assignedJob(jobId)}?shift=${shiftId}`
  return companyLinks.completedJob(jobId)
}
