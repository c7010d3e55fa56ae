import { css } from '@emotion/react'
import { SIGNATURE_HEIGHT, SIGNATURE_MAX, SIGNATURE_WIDTH, signaturePath } from '@s4/domain/report-forms'
import { theme } from '@s4/theme'
import { Button, Inline, Text } from '@s4/ui'
import { type PointerEvent, useState } from 'react'

interface SignatureFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  strokes: string
  onSign: (strokes: string) => void
}

/** Somebody signs with a finger, a pen or the mouse; kept as strokes (`signatureStrokes`). */
export function SignatureField({ strokes, onSign, label, hint, error }: SignatureFieldProps) {
  const [drawn, setDrawn] = useState<string | null>(null)
  const shown = [strokes, drawn].filter(Boolean).join(';')

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setDrawn(pointOf(event))
  }
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event)
    if (drawn !== null && !drawn.endsWith(point) && shown.length + point.length < SIGNATURE_MAX)
      setDrawn(`${drawn} ${point}`)
  }
  const end = () => {
    if (drawn !== null && shown.length <= SIGNATURE_MAX) onSign(shown)
    setDrawn(null)
  }

  return (
    <fieldset css={setStyle}>
      <legend css={legendStyle}>{label} (optional)</legend>
      {hint && (
        <Text size="small" tone="muted">
          {hint}
        </Text>
      )}
      {error && (
        <Text size="small" tone="danger">
          {error}
        </Text>
      )}
      <svg
        role="img"
        aria-label={shown === '' ? 'Nothing signed yet' : 'Signed'}
        viewBox={`0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`}
        css={padStyle}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <path d={signaturePath(shown)} css={inkStyle} />
      </svg>
      {strokes !== '' && (
        <Inline>
          <Button tone="quiet" onClick={() => onSign('')}>
            Clear the signature
          </Button>
        </Inline>
      )}
    </fieldset>
  )
}

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return `${within((clientX - left) / width, SIGNATURE_WIDTH)},${within((clientY - top) / height, SIGNATURE_HEIGHT)}`
}

const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share || 0)) * most)

const setStyle = css({ display: 'grid', gap: theme.space.xs })
const legendStyle = css({ fontWeight: 600, marginBottom: theme.space.xs })
const padStyle = css({
  display: 'block',
  width: '100%',
  maxWidth: SIGNATURE_WIDTH,
  touchAction: 'none',
  border: `1px solid ${theme.color.border}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
})
const inkStyle = css({ fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' })
