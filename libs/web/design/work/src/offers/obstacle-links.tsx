import { seekerLinks } from '@s4/links'
import type { ApiError } from '@s4/contract/api-error'
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

/** The obstacles after the first, which the refusal itself names. */
export function ObstacleList({ failure }: { failure: ApiError }) {
  const others = readObstacles(failure).slice(1)
  return others.length > 0 ? (
    <List gap="xs">
      {others.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </List>
  ) : null
}

/** One link for each screen that removes an obstacle. */
export const ObstacleLinks = ({ failure }: { failure: ApiError }) =>
  [...new Set(readObstacles(failure).map(({ fixPath }) => fixPath))].map((path) => (
    <ButtonLink key={path} size="small" tone="quiet" to={path}>
      {labels[path] ?? 'Put it right'}
    </ButtonLink>
  ))

/** The obstacles in the server's refusal. */
function readObstacles({ facts: { obstacles } }: ApiError): Obstacle[] {
  return Array.isArray(obstacles)
    ? obstacles.filter((each): each is Obstacle => typeof (each as Obstacle).fixPath === 'string')
    : []
}
