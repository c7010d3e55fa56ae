import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Picture } from './picture'

interface AvatarProps {
  name: string
  picture?: string | null | undefined
  size?: number | undefined
}

/** A picture, or the initials of the name. The name must be shown beside it. */
export function Avatar({ name, picture, size = 36 }: AvatarProps) {
  const look = [avatarStyle, { width: size, height: size, fontSize: size * 0.38 }]
  const itsInitials = (
    <span aria-hidden css={look}>
      {initials(name)}
    </span>
  )
  if (!picture) return itsInitials
  return <Picture src={picture} alt="" width={size} height={size} otherwise={itsInitials} css={look} />
}

const COMPANY_FORM = /\s+(ltd|limited|llp|plc|cic)\.?$/i

const initials = (name: string) => {
  const words = name.trim().replace(COMPANY_FORM, '').split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase()
}

const avatarStyle = css({
  display: 'inline-grid',
  placeContent: 'center',
  flex: 'none',
  borderRadius: theme.radius.round,
  objectFit: 'cover',
  background: theme.color.selected,
  color: theme.color.onSelected,
  fontWeight: theme.weight.heading,
  lineHeight: 1,
})
