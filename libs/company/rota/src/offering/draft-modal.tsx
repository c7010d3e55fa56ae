import { useMay } from '@s4/auth-session'
import { formatRate } from '@s4/domain/money'
import { shiftText } from '@s4/domain/shift-text'
import { companyLinks } from '@s4/links'
import { useChange } from '@s4/queries'
import { useToast } from '@s4/toast'
import { Button, Modal, Refusal, Stack, Text, TextLink } from '@s4/ui'
import type { DraftShift } from '../entries/rota-view'

/** A draft in the week, with a button to post its job. */
export function DraftModal({ draft: { job, ...shift }, onClose }: { draft: DraftShift; onClose: () => void }) {
  const publish = useChange('jobs.publish', { shown: true })
  const toast = useToast()
  const mayPost = useMay()('jobs.post')
  const { positions } = shift
  const isRepeat = publish.error?.code === 'job.posted-already'
  return (
    <Modal
      open
      onClose={onClose}
      title={mayPost ? `Post ${job.title}?` : `${job.title} is a draft`}
      description={`${job.siteName}, ${shiftText(shift, job.zone)}`}
      actions={
        <>
          <Button tone="quiet" onClick={onClose}>
            Leave it a draft
          </Button>
          {mayPost && (
            <Button
              busy={publish.isPending}
              onClick={() =>
                publish.mutate(
                  { id: job.id, confirmRepeat: isRepeat },
                  {
                    onSuccess: () => {
                      toast.success('Your job is posted.')
                      onClose()
                    },
                  },
                )
              }
            >
              {isRepeat ? 'Post it again' : 'Post job'}
            </Button>
          )}
        </>
      }
    >
      <Stack>
        <Text>
          {positions === 1 ? '1 place' : `${positions} places`}, {formatRate(job.payPerHour)}
        </Text>
        <Text size="small" tone="muted">
          No worker sees a draft. Posting the job posts all its shifts.
        </Text>
        <Refusal failure={publish.error} />
        <TextLink to={companyLinks.job(job.id)}>Open the job</TextLink>
      </Stack>
    </Modal>
  )
}
