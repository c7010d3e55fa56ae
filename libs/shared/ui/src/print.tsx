import { css } from '@emotion/react'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'

/** Prints the page; itself it stays off the paper. */
export function PrintButton({ children = 'Print' }: { children?: ReactNode }) {
  return (
    <OffPaper>
      <Button tone="quiet" size="small" icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
        {children}
      </Button>
    </OffPaper>
  )
}

/** What helps on the screen and is in the way on paper. */
export const OffPaper = ({ children }: { children: ReactNode }) => <div css={offPaperStyle}>{children}</div>

const offPaperStyle = css({ display: 'contents', '@media print': { display: 'none' } })
