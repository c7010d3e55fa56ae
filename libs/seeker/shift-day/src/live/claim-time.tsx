import type { Assignment } from '@s4/contract'
import { useHoursClaims } from '@s4/queries/forms'
import { MoreTimeModal } from '@s4/work'

export const ClaimTime = ({ work, onClose }: { work: Assignment; onClose: () => void }) => (
  <MoreTimeModal work={work} side="seeker" held={useHoursClaims(work)} onClose={onClose} />
)
