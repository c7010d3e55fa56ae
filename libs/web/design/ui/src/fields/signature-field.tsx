import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type PointerEvent, useState } from 'react'
import { Button } from '../controls/button'
import { Inline } from '../layout/layout'
import { Text } from '../type/text'

interface SignatureFieldProps {
  label: string
  hint?: string | undefined
  error?: string | undefined
  /** Points `x,y` of each stroke, strokes apart by semicolons. */
  strokes: string
  /** The pad's width and height in its own units, and the most characters of strokes. */
  pad: { width: number; height: number; most: number }
  /** What to draw of strokes, as the `d` of a path. */
  pathOf: (strokes: string) => string
  onSign: (strokes: string) => void
}

/** Somebody signs with a finger, a pen or the mouse; kept as strokes. */
export function SignatureField({ strokes, onSign, pad, pathOf, label, hint, error }: SignatureFieldProps) {
  const [drawn, setDrawn] = useState<string | null>(null)
  const shown = [strokes, drawn].filter(Boolean).join(';')

  const begin = (event: PointerEvent<SVGSVGElement>) => {
    event.currentTarget.setPointerCapture?.(event.pointerId)
    setDrawn(pointOf(event, pad))
  }
  const go = (event: PointerEvent<SVGSVGElement>) => {
    const point = pointOf(event, pad)
    if (drawn !== null && !drawn.endsWith(point) && shown.length + point.length < pad.most)
      setDrawn(`${drawn} ${point}`)
  }
  const end = () => {
    if (drawn !== null && shown.length <= pad.most) onSign(shown)
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
        viewBox={`0 0 ${pad.width} ${pad.height}`}
        css={[padStyle, { maxWidth: pad.width }]}
        onPointerDown={begin}
        onPointerMove={go}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {shown === '' && (
          <text x="50%" y="50%" textAnchor="middle" css={hereStyle}>
            Sign here
          </text>
        )}
        <path d={pathOf(shown)} css={inkStyle} />
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

type Pad = SignatureFieldProps['pad']

function pointOf({ currentTarget, clientX, clientY }: PointerEvent<SVGSVGElement>, pad: Pad): string {
  const { left, top, width, height } = currentTarget.getBoundingClientRect()
  return `${within((clientX - left) / width, pad.width)},${within((clientY - top) / height, pad.height)}`
}

const within = (share: number, most: number) => Math.round(Math.min(1, Math.max(0, share || 0)) * most)

const setStyle = css({ display: 'grid', gap: theme.space.xs })
const legendStyle = css({ fontWeight: theme.weight.strong, marginBottom: theme.space.xs })
const padStyle = css({
  display: 'block',
  width: '100%',
  touchAction: 'none',
  border: `1px solid ${theme.color.controlBorder}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
})
const hereStyle = css({
  fill: theme.color.textMuted,
  fontSize: theme.size.title,
  userSelect: 'none',
  // Safari knows no other name of it.
  WebkitUserSelect: 'none',
})
const inkStyle = css({ fill: 'none', stroke: 'currentColor', strokeWidth: 3, strokeLinecap: 'round' })
