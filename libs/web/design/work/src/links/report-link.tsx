import { companyLinks } from '@s4/links'
import { ButtonLink } from '@s4/ui'
import { MessageSquareWarning } from 'lucide-react'

interface ReportLinkProps {
  jobId: string
  seekerId: string
  /** The worker it is about. */
  name: string
}

/** Leads a company to the form for a problem about a worker. */
export const ReportLink = ({ jobId, seekerId, name }: ReportLinkProps) => (
  <ButtonLink
    tone="quiet"
    size="small"
    icon={<MessageSquareWarning aria-hidden />}
    aria-label={`Report a problem with ${name}`}
    to={`${companyLinks.problems}?new=1&job=${encodeURIComponent(jobId)}&seeker=${encodeURIComponent(seekerId)}`}
  >
    Report a problem
  </ButtonLink>
)
