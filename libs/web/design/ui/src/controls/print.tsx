import { css, Global } from '@emotion/react'
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

/** While it is on screen, the page prints on A4 turned sideways: for wide tables. */
export const LandscapePaper = () => <Global styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />

const offPaperStyle = css({ display: 'contents', '@media print': { display: 'none' } })
