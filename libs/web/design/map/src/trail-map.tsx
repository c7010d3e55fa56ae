import { lazyExtra, Frame, WhenSeen } from '@s4/ui'
import { Suspense } from 'react'
import type { LeafletTrailProps } from './leaflet-trail'

interface TrailMapProps extends LeafletTrailProps {
  /** The label of the map for screen readers. */
  label: string
  /** Pixels. */
  height?: number | undefined
}

// Without it the page says the same as text.
const LeafletTrail = lazyExtra(async () => (await import('./leaflet-trail')).LeafletTrail)

/** The way of one person on a map; what it shows must also stand beside it as text. */
export const TrailMap = ({ label, height = 360, ...shown }: TrailMapProps) => (
  <Frame height={height} role="group" aria-label={label}>
    <WhenSeen>
      <Suspense fallback={null}>
        <LeafletTrail {...shown} />
      </Suspense>
    </WhenSeen>
  </Frame>
)
