import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { ImageOff } from 'lucide-react'
import { Picture } from './picture'

/** Thumbnails that open the full picture. */
export function PictureRow({ label, addresses }: { label: string; addresses: readonly string[] }) {
  return (
    <div css={rowStyle}>
      {addresses.map((address, index) => (
        <a
          key={address}
          href={address}
          target="_blank"
          rel="noreferrer"
          aria-label={`${label}, picture ${index + 1} of ${addresses.length}`}
        >
          <Picture src={address} alt="" css={pictureStyle} loading="lazy" otherwise={missing} />
        </a>
      ))}
    </div>
  )
}

const rowStyle = css({ display: 'flex', flexWrap: 'wrap', gap: theme.space.sm })
const pictureStyle = css({
  display: 'block',
  width: 120,
  height: 90,
  objectFit: 'cover',
  borderRadius: theme.radius.control,
})
const missingStyle = css(pictureStyle, {
  display: 'grid',
  placeContent: 'center',
  background: theme.color.surfaceMuted,
  color: theme.color.textMuted,
})

const missing = (
  <span css={missingStyle}>
    <ImageOff aria-hidden size={20} />
  </span>
)
