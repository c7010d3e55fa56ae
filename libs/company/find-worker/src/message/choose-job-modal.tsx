import { companyLinks } from '@s4/links'
import { shiftText } from '@s4/domain/shift-text'
import { Button, ButtonLink, EmptyState, Modal, RadioGroupField } from '@s4/ui'
import { useState } from 'react'
import { useOpenJobs } from '../queries/find-worker-queries'

interface ChooseJobModalProps {
  open: boolean
  title: string
  /** Shown when there is no open job. */
  none: string
  onChoose: (jobId: string) => void
  onClose: () => void
}

export function ChooseJobModal({ open, title, none, onChoose, onClose }: ChooseJobModalProps) {
  const jobs = useOpenJobs()
  const [jobId, setJobId] = useState('')
  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={jobId === ''} onClick={() => onChoose(jobId)}>
            Continue
          </Button>
        </>
      }
    >
      {jobs.length === 0 ? (
        <EmptyState drawing="shift" action={<ButtonLink to={companyLinks.postJob}>Post a job</ButtonLink>}>
          {none}
        </EmptyState>
      ) : (
        <RadioGroupField
          label="Open jobs"
          name="job"
          value={jobId}
          onChange={({ target }) => setJobId(target.value)}
          options={jobs.map(({ id, title, nextShift, zone }) => ({
            value: id,
            label: title,
            ...(nextShift && { hint: shiftText(nextShift, zone) }),
          }))}
        />
      )}
    </Modal>
  )
}
