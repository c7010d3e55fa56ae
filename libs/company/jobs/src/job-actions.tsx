import { useMay } from '@s4/auth-session'
import { companyLinks } from '@s4/links'
import type { CompanyJobDetails } from '@s4/contract'
import { useToast } from '@s4/toast'
import { Button, ButtonLink, Callout, ConfirmModal, MoreActions, NextStepLink, TextLink } from '@s4/ui'
import { PostedAlreadyModal } from '@s4/work'
import { useState } from 'react'
import { CancelJobModal } from './cancel-job-modal'
import { useClose, usePublish } from './job-changes'

export function JobActions({ job: { id, status, title, shifts } }: { job: CompanyJobDetails }) {
  const [opened] = useState(Date.now)
  const [openModal, setOpenModal] = useState<'close' | 'cancel' | null>(null)
  const taken = shifts
    .filter(({ startsAt, cancelled }) => !cancelled && Date.parse(startsAt) > opened)
    .reduce((sum, shift) => sum + shift.taken, 0)
  const over = status === 'cancelled' || status === 'completed'
  const may = useMay()
  const takesPeople = status === 'open' || status === 'filled' || status === 'inProgress'

  const mayPost = may('jobs.post')
  const repeat = mayPost && (
    <ButtonLink tone="quiet" to={`${companyLinks.postJob}?copy=${id}&weeks=1`}>
      Repeat next week
    </ButtonLink>
  )
  const closes = takesPeople && may('jobs.close')

  return (
    <>
      <MoreActions
        about={title}
        first={
          <>
            {status === 'draft' && mayPost && <Publish id={id} />}
            {!over && mayPost && (
              <ButtonLink tone="quiet" to={`${companyLinks.postJob}?job=${id}`}>
                Edit
              </ButtonLink>
            )}
            {status !== 'draft' && repeat}
          </>
        }
        more={
          (mayPost || closes) && (
            <>
              {status === 'draft' && repeat}
              {mayPost && (
                <>
                  <ButtonLink tone="quiet" to={`${companyLinks.postJob}?copy=${id}`}>
                    Duplicate
                  </ButtonLink>
                  <ButtonLink tone="quiet" to={`${companyLinks.jobTemplates}?job=${id}`}>
                    Save as template
                  </ButtonLink>
                </>
              )}
              {closes && (
                <Button tone="quiet" onClick={() => setOpenModal('close')}>
                  Close to applicants
                </Button>
              )}
            </>
          )
        }
        destructive={
          !over &&
          may('jobs.close') && (
            <Button tone="danger" onClick={() => setOpenModal('cancel')}>
              {status === 'draft' ? 'Cancel draft' : 'Cancel job'}
            </Button>
          )
        }
      />
      <CloseModal id={id} title={title} open={openModal === 'close'} onDone={() => setOpenModal(null)} />
      <CancelJobModal
        id={id}
        title={title}
        taken={taken}
        isDraft={status === 'draft'}
        open={openModal === 'cancel'}
        onDone={() => setOpenModal(null)}
      />
    </>
  )
}

function Publish({ id }: { id: string }) {
  const publish = usePublish()
  const toast = useToast()
  // An old draft can be refused because of its times, which are corrected in the form.
  const isRepeat = publish.error?.code === 'job.posted-already'
  const why = publish.error && !isRepeat && (Object.values(publish.error.fields)[0] ?? publish.error.message)
  // Callbacks of `mutate` do not run once this button is unmounted, which happens when the job is posted.
  const post = (confirmRepeat: boolean) =>
    void publish.mutateAsync({ id, confirmRepeat }).then(
      () => toast.success('Your job is posted.'),
      () => undefined,
    )
  return (
    <>
      <Button busy={publish.isPending} onClick={() => post(false)}>
        Post job
      </Button>
      {why && (
        <Callout
          tone="danger"
          live
          action={
            <>
              <TextLink to={`${companyLinks.postJob}?job=${id}`}>Edit the draft</TextLink>
              <NextStepLink failure={publish.error} />
            </>
          }
        >
          {why}
        </Callout>
      )}
      <PostedAlreadyModal
        failure={isRepeat ? publish.error : null}
        busy={publish.isPending}
        onConfirm={() => post(true)}
        onCancel={() => publish.reset()}
      />
    </>
  )
}

function CloseModal({ id, title, open, onDone }: { id: string; title: string; open: boolean; onDone: () => void }) {
  const close = useClose()
  return (
    <ConfirmModal
      open={open}
      title={`Close ${title} to applicants?`}
      confirmLabel="Close to applicants"
      cancelLabel="Keep it open"
      busy={close.isPending}
      onConfirm={() => close.mutate({ id }, { onSettled: onDone })}
      onCancel={onDone}
    >
      Nobody new can apply. Work already agreed goes on as agreed.
    </ConfirmModal>
  )
}
