import type { ReactNode } from 'react'

/** The worker of a line whom the company books on by hand. */
export interface ByHand {
  worker: { assignmentId: string; seekerName: string }
  zone: string
  /** The server's time. */
  now: string
  onClose: () => void
}

/** Dialogs of other features that the app hands in. */
export interface RoomPartners {
  bookByHand: (props: ByHand) => ReactNode
}
