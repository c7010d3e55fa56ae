import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Button } from '../controls/button'
import { Badge } from '../feedback/badge'
import { Heading } from '../type/text'
import { cardStyle } from '../layout/card'

interface ExampleCardProps {
  /** What it shows: “Door supervisor, Saturday night”. */
  title: string
  /** Why it is here. */
  note: string
  onDismiss: () => void
  children: ReactNode
}

/** A sample in an empty list that cannot be taken for something real. */
export function ExampleCard({ title, note, onDismiss, children }: ExampleCardProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} css={[cardStyle, exampleStyle]}>
      <div css={headStyle}>
        <Badge tone="info">Example</Badge>
        <Button tone="plain" size="small" icon={<X aria-hidden />} onClick={onDismiss}>
          Hide example
        </Button>
      </div>
      <Heading id={id} level={3}>
        {title}
      </Heading>
      {children}
      <p css={noteStyle}>{note}</p>
    </section>
  )
}

const exampleStyle = css({ borderStyle: 'dashed', borderColor: theme.color.controlBorder, boxShadow: 'none' })

const headStyle = css({ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: theme.space.sm })

const noteStyle = css({ fontSize: theme.size.small, color: theme.color.textMuted })
