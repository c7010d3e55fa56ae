import { lazyExtra, Frame, Stack, Text, WhenSeen } from '@s4/ui'
import { Suspense } from 'react'
import type { LeafletMapProps } from './leaflet-map'
import { MoveButtons } from './move-buttons'

interface MapViewProps extends LeafletMapProps {
  /** The label of the map for screen readers. */
  label: string
  /** The same as text under the map. */
  text?: string | undefined
  /** Pixels. */
  height?: number | undefined
}

// Without it the page says the same as text.
const LeafletMap = lazyExtra(async () => (await import('./leaflet-map')).LeafletMap)

/** A map with the same facts as text. */
export function MapView({ label, text, height = 320, ...shown }: MapViewProps) {
  const { point, onPick } = shown
  return (
    <Stack gap="sm">
      <Frame height={height} role="group" aria-label={label}>
        <WhenSeen>
          <Suspense fallback={null}>
            <LeafletMap {...shown} />
          </Suspense>
        </WhenSeen>
      </Frame>
      {text && (
        <Text size="small" tone="muted">
          {text}
        </Text>
      )}
      {point && onPick && <MoveButtons what="the pin" metres={25} point={point} onMove={onPick} />}
    </Stack>
  )
}
