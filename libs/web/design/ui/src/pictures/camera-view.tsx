import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { Ref } from 'react'

interface CameraViewProps {
  ref: Ref<HTMLVideoElement>
  /** For screen readers. */
  label: string
}

/** The live picture of a camera; the caller sets the stream. */
export function CameraView({ ref, label }: CameraViewProps) {
  return <video ref={ref} aria-label={label} muted playsInline css={videoStyle} />
}

const videoStyle = css({
  display: 'block',
  width: '100%',
  aspectRatio: '4 / 3',
  objectFit: 'cover',
  borderRadius: theme.radius.card,
  background: theme.color.surfaceMuted,
})
