import type { ReactNode } from 'react'

/** The place of something that comes, as large as its children: neither seen nor read out. */
export const Unseen = ({ children }: { children: ReactNode }) => (
  <span aria-hidden inert css={{ visibility: 'hidden' }}>
    {children}
  </span>
)
