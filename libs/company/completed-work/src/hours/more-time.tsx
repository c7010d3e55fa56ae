import type { CompletedWork } from '@s4/contract'
import { useHoursClaims } from '@s4/queries/forms'
import { MoreTimeModal } from '@s4/work'

/** More time, as the company claims and answers it. */
export const MoreTime = ({ work, onClose }: { work: CompletedWork; onClose: () => void }) => (
  <MoreTimeModal work={work} side="company" held={useHoursClaims(work)} onClose={onClose} />
)
