import { css, Global } from '@emotion/react'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from './button'

/** Prints the page without this button. */
export function PrintButton({ children = 'Print' }: { children?: ReactNode }) {
  return (
    <ScreenOnly>
      <Button tone="quiet" size="small" icon={<Printer aria-hidden size={16} />} onClick={() => window.print()}>
        {children}
      </Button>
    </ScreenOnly>
  )
}

/** Content that is not printed. */
export const ScreenOnly = ({ children }: { children: ReactNode }) => <div css={screenOnlyStyle}>{children}</div>

/** Prints the page on landscape A4 while it is mounted, for wide tables. */
export const LandscapePrint = () => <Global styles={{ '@page': { size: 'A4 landscape', margin: '10mm' } }} />

const screenOnlyStyle = css({ display: 'contents', '@media print': { display: 'none' } })
