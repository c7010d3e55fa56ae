import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Download } from 'lucide-react'
import { Text } from '../type/text'
import { Button, type ButtonProps } from './button'
import { sizeText } from './size-text'

interface DownloadButtonProps extends Pick<ButtonProps, 'children' | 'aria-label'> {
  download: {
    isPending: boolean
    /** The bytes that have come so far. */
    received: number
    /** All of its bytes, where that is known. */
    total?: number | undefined
    start: () => void
    cancel: () => void
  }
}

/** Saves a file; while it comes, says how much of it has come and cancels it on press. */
export function DownloadButton({ download, children, ...rest }: DownloadButtonProps) {
  const { isPending, received, total, start, cancel } = download
  return (
    <div css={rowStyle}>
      <Button {...rest} size="small" tone="quiet" icon={<Download aria-hidden />} busy={isPending} onClick={start}>
        {children}
      </Button>
      {isPending && (
        <>
          <Text as="span" size="small" tone="muted" role="status">
            {received > 0 ? comeText(received, total) : 'Preparing the file'}
          </Text>
          <Button size="small" tone="plain" onClick={cancel}>
            Cancel download
          </Button>
        </>
      )}
    </div>
  )
}

const rowStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.space.sm })

const comeText = (received: number, total: number | undefined): string =>
  total === undefined ? `${sizeText(received)} so far` : `${sizeText(received)} of ${sizeText(total)}`
