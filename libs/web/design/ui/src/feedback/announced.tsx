import { css } from '@emotion/react'
import type { ReactNode } from 'react'

/** Around what may be said later: screen readers read it out as it comes. It takes no room while it says nothing. */
export const Announced = ({ children }: { children: ReactNode }) => (
  <div role="status" css={announcedStyle}>
    {children}
  </div>
)

const announcedStyle = css({ display: 'contents' })
