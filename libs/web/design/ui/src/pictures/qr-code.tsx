import { css } from '@emotion/react'
import { theme } from '@s4/theme'

interface QrCodeProps {
  /** Row by row; anything but 0 is dark. */
  modules: ArrayLike<number>
  /** How many modules a side has. */
  width: number
  label: string
  /** Pixels a side. */
  size?: number | undefined
}

const QUIET_ZONE = 4

/** A QR code, dark on white in both themes because scanners need it. */
export function QrCode({ modules, width, label, size = 200 }: QrCodeProps) {
  const dark = Array.from(modules, (module, index) =>
    module ? `M${index % width} ${Math.floor(index / width)}h1v1h-1z` : '',
  )
  const side = width + QUIET_ZONE * 2
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`${-QUIET_ZONE} ${-QUIET_ZONE} ${side} ${side}`}
      shapeRendering="crispEdges"
      css={codeStyle}
    >
      <path d={dark.join('')} fill="black" />
    </svg>
  )
}

const codeStyle = css({
  maxWidth: '100%',
  height: 'auto',
  borderRadius: theme.radius.control,
  background: 'white',
  forcedColorAdjust: 'none',
})
