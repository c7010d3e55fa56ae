import { companyLinks, seekerLinks } from '@s4/links'
import { ButtonLink } from '@s4/ui'
import { MessagesSquare } from 'lucide-react'

interface MessageLinkProps {
  jobId: string
  /** The worker a company writes to; a worker writes to the company of the job. */
  seekerId?: string
  /** The name of the recipient. */
  name: string
  /** As the buttons beside it. */
  size?: 'normal' | 'small'
}

/** Leads to the conversation about a job; the chat creates it if necessary. */
export const MessageLink = ({ jobId, seekerId, name, size = 'small' }: MessageLinkProps) => (
  <ButtonLink
    tone="quiet"
    size={size}
    icon={<MessagesSquare aria-hidden />}
    aria-label={`Message ${name}`}
    to={messagePath(jobId, seekerId)}
  >
    Message
  </ButtonLink>
)

export const messagePath = (jobId: string, seekerId?: string): string =>
  seekerId
    ? `${companyLinks.chat}?job=${encodeURIComponent(jobId)}&seeker=${encodeURIComponent(seekerId)}`
    : `${seekerLinks.chat}?job=${encodeURIComponent(jobId)}`
