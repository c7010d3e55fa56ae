import type { CompletedWork } from '@s4/contract'
import { useHoursClaims } from '@s4/queries/forms'
import { useToast } from '@s4/toast'
import { MoreTimeModal } from '@s4/work'

/** More time, as the company claims and answers it. */
export function MoreTime({ work, onClose }: { work: CompletedWork; onClose: () => void }) {
  const toast = useToast()
  const handleAnswered = (said: string) => {
    toast.success(said)
    onClose()
  }
  const held = useHoursClaims(work, { onAnswered: handleAnswered })
  return <MoreTimeModal work={work} side="company" held={held} onClose={onClose} />
}
