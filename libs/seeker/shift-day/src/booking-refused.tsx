import type { Assignment } from '@s4/contract'
import type { Problem } from '@s4/contract/problem'
import { timeText } from '@s4/domain/shift-text'
import { ButtonLink, Callout } from '@s4/ui'

interface Obstacle {
  message: string
  fixPath: string
}

/** Why booking on was refused, when no field says it, with what fixes it. */
export function BookingRefused({ problem, work }: { problem: Problem; work: Pick<Assignment, 'zone'> }) {
  if (Object.keys(problem.fields).length > 0) return null
  const [obstacle] = obstaclesOf(problem)
  const { lockedUntil } = problem.facts
  const until = typeof lockedUntil === 'string' ? ` Try again at ${timeText(lockedUntil, work.zone)}, or ask the company to book you on.` : ''

  return (
    <Callout tone="danger" live title="You are not booked on yet" action={obstacle && <ButtonLink tone="quiet" to={obstacle.fixPath}>Put it right</ButtonLink>}>
      {problem.message}
      {until}
    </Callout>
  )
}

/** What the server says stands in the way; anything else is none. */
const obstaclesOf = ({ facts }: Problem): Obstacle[] => {
  const { obstacles } = facts
  return Array.isArray(obstacles) ? obstacles.filter((each): each is Obstacle => typeof (each as Obstacle).fixPath === 'string') : []
}
