import type { Assignment } from '@s4/contract'
import { firstClaim } from '@s4/domain/hours-claim'
import { useHoursClaims } from '@s4/queries/forms'
import { useToast } from '@s4/toast'
import { MoreTimeModal } from '@s4/work'

export function ClaimTime({ work, onClose }: { work: Assignment; onClose: () => void }) {
  const toast = useToast()
  const handleAnswered = (said: string) => {
    toast.success(said)
    onClose()
  }
  const held = useHoursClaims(work, {
    firstKind: firstClaim(work.hours),
    onAnswered: handleAnswered,
  })
  return <MoreTimeModal work={work} side="seeker" held={held} onClose={onClose} />
}
