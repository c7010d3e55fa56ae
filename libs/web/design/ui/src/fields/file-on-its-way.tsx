import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Button } from '../controls/button'
import { sizeText } from '../controls/size-text'
import { ProgressBar } from '../feedback/meter'

export interface FileOnItsWayProps {
  name: string
  /** Bytes that have left, and all of them. */
  sent: number
  total: number
  cancel: () => void
}

/** How much of a file has left, with *Cancel*. */
export const FileOnItsWay = ({ name, sent, total, cancel }: FileOnItsWayProps) => (
  <div css={rowStyle}>
    <div css={barStyle}>
      <ProgressBar
        label={`Sending ${name}…`}
        value={sent}
        max={Math.max(1, total)}
        text={sent < total ? `${sizeText(sent)} of ${sizeText(total)}` : 'Being stored'}
      />
    </div>
    <Button size="small" tone="plain" aria-label={`Cancel sending ${name}`} onClick={cancel}>
      Cancel
    </Button>
  </div>
)

const rowStyle = css({ display: 'flex', alignItems: 'center', gap: theme.space.sm })
const barStyle = css({ flex: 1, minWidth: 0 })
