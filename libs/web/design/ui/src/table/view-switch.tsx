import { Button } from '../controls/button'
import { Inline } from '../layout/layout'
import type { ListView } from './use-list-view'

const views = [
  ['cards', 'Cards'],
  ['table', 'Table'],
] as const

/** Chooses between cards and a table, where the window is wide enough for one. */
export function ViewSwitch({ list: { wide, view, show } }: { list: ListView }) {
  if (!wide) return null
  return (
    <Inline role="group" aria-label="Show as" gap="xs" nowrap>
      {views.map(([key, label]) => (
        <Button
          key={key}
          size="small"
          tone={view === key ? 'action' : 'quiet'}
          aria-pressed={view === key}
          onClick={() => show(key)}
        >
          {label}
        </Button>
      ))}
    </Inline>
  )
}
