import { seekerLinks } from '@s4/links'
import type { Problem } from '@s4/contract/problem'
import { ButtonLink, List } from '@s4/ui'

interface Obstacle {
  message: string
  fixPath: string
}

const labels: Record<string, string> = {
  [seekerLinks.editLicence]: 'Your SIA licence',
  [seekerLinks.editRightToWork]: 'Your right to work',
  [seekerLinks.editPersonalDetails]: 'Your personal details',
}

/** Everything that stands in the way of work, beyond what the refusal says by itself. */
export function ObstacleList({ failure }: { failure: Problem }) {
  const others = obstaclesOf(failure).slice(1)
  return others.length > 0 ? (
    <List gap="xs">
      {others.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </List>
  ) : null
}

/** One link for each screen that mends some of it. */
export const ObstacleLinks = ({ failure }: { failure: Problem }) =>
  [...new Set(obstaclesOf(failure).map(({ fixPath }) => fixPath))].map((path) => (
    <ButtonLink key={path} size="small" tone="quiet" to={path}>
      {labels[path] ?? 'Put it right'}
    </ButtonLink>
  ))

/** What the server says stands in the way; anything else is none. */
function obstaclesOf({ facts: { obstacles } }: Problem): Obstacle[] {
  return Array.isArray(obstacles)
    ? obstacles.filter((each): each is Obstacle => typeof (each as Obstacle).fixPath === 'string')
    : []
}
