import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

interface DisclosureProps {
  summary: ReactNode
  children: ReactNode
  open?: boolean | undefined
}

/** Details that are closed at first. */
export function Disclosure({ summary, children, open }: DisclosureProps) {
  return (
    <details open={open} css={disclosureStyle}>
      <summary css={summaryStyle}>
        {summary}
        <ChevronDown aria-hidden size={18} />
      </summary>
      <div css={{ padding: `0 ${theme.space.md} ${theme.space.md}` }}>{children}</div>
    </details>
  )
}

const { color, space } = theme

const disclosureStyle = css({
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.control,
  background: color.surface,
  '&[open] > summary > svg': { transform: 'rotate(180deg)' },
})

const summaryStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.snug,
  minHeight: 48,
  padding: `${space.snug} ${space.md}`,
  borderRadius: theme.radius.control,
  fontWeight: theme.weight.strong,
  listStyle: 'none',
  '&::-webkit-details-marker': { display: 'none' },
  '& > svg': { flex: 'none', color: color.textMuted, transition: `transform ${theme.motion.quick}` },
})
