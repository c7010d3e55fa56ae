import type { Assignment } from '@s4/contract'
import { firstClaim } from '@s4/domain/hours-claim'
import { useHoursClaims } from '@s4/queries/forms'
import { MoreTimeModal } from '@s4/work'

export const ClaimTime = ({ work, onClose }: { work: Assignment; onClose: () => void }) => (
  <MoreTimeModal work={work} side="seeker" held={useHoursClaims(work, firstClaim(work.hours))} onClose={onClose} />
)
