import type { AssignmentDetails } from '@s4/contract'
import { Button } from '@s4/ui'
import { Coffee } from 'lucide-react'
import { useBreak } from '../queries/shift-day-queries'

/** Starts or ends a break, during which there are no check calls. */
export function BreakButton({ work }: { work: AssignmentDetails }) {
  const pause = useBreak()
  const press = () =>
    pause.mutate({ id: work.id, action: work.onBreak ? 'end' : 'start', deviceAt: new Date().toISOString() })

  return (
    <Button
      tone={work.onBreak ? 'action' : 'quiet'}
      icon={<Coffee aria-hidden size={18} />}
      busy={pause.isPending}
      onClick={press}
    >
      {work.onBreak ? 'End the break' : 'Start a break'}
    </Button>
  )
}
