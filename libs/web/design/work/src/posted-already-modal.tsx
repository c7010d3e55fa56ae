import type { PostedAlready } from '@s4/contract'
import type { ApiError } from '@s4/contract/api-error'
import { companyLinks } from '@s4/links'
import { ConfirmModal, Stack, Text, TextLink } from '@s4/ui'

interface PostedAlreadyModalProps {
  /** The refusal that names the job; the modal is closed without one. */
  failure: ApiError | null
  busy: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Asks whether a job is meant that the company has posted already. */
export function PostedAlreadyModal({ failure, busy, onConfirm, onCancel }: PostedAlreadyModalProps) {
  const job = failure?.facts['job'] as PostedAlready | undefined
  return (
    <ConfirmModal
      open={failure !== null}
      title="Post it again?"
      confirmLabel="Post it again"
      busy={busy}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Stack>
        <Text>{failure?.message}</Text>
        {job && (
          <TextLink to={companyLinks.job(job.id)} target="_blank" rel="noreferrer">
            See the job you posted, in a new tab
          </TextLink>
        )}
      </Stack>
    </ConfirmModal>
  )
}
