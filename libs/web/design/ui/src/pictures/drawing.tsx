import { theme } from '@s4/theme'
import drawings from './drawings.svg?url'

export type DrawingName = 'search' | 'shift' | 'people' | 'money' | 'talk' | 'calm'

/** A quiet drawing in the colours of the theme, from a file of its own, so that no script carries it. */
export const Drawing = ({ name }: { name: DrawingName }) => (
  <svg aria-hidden width={160} height={112} css={{ flex: 'none', color: theme.color.textMuted }}>
    <use href={`${drawings}#${name}`} />
  </svg>
)
