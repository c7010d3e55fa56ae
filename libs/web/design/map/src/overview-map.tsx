import { lazyExtra, Frame, Stack, Text, WhenSeen } from '@s4/ui'
import { Suspense } from 'react'
import type { LeafletOverviewProps } from './leaflet-overview'

interface OverviewMapProps extends LeafletOverviewProps {
  /** The label of the map for screen readers. */
  label: string
  /** The same as text under the map. */
  text: string
  /** Pixels. */
  height?: number | undefined
}

// Without it the page says the same as text.
const LeafletOverview = lazyExtra(async () => (await import('./leaflet-overview')).LeafletOverview)

/** Many places and people on one map; those near each other are drawn as one, with their number. */
export function OverviewMap({ label, text, height = 360, ...shown }: OverviewMapProps) {
  return (
    <Stack gap="sm">
      <Frame height={height} role="group" aria-label={label}>
        <WhenSeen>
          <Suspense fallback={null}>
            <LeafletOverview {...shown} />
          </Suspense>
        </WhenSeen>
      </Frame>
      <Text size="small" tone="muted">
        {text}
      </Text>
    </Stack>
  )
}
