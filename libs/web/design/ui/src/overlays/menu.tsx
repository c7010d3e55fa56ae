import { Menu as BaseMenu } from '@base-ui/react/menu'
import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import type { LucideIcon } from 'lucide-react'
import type { ReactElement } from 'react'
import { Link, type To } from 'react-router-dom'
import { popupStyle } from './popup-style'

export interface MenuItem {
  label: string
  icon?: LucideIcon | undefined
  tone?: 'normal' | 'danger' | undefined
  disabled?: boolean | undefined
  /** Either `to` or `onSelect`. */
  to?: To | undefined
  onSelect?: (() => void) | undefined
}

interface MenuProps {
  /** The button that opens it: a `Button` or an `IconButton`. */
  trigger: ReactElement
  items: readonly MenuItem[]
}

export function Menu({ trigger, items }: MenuProps) {
  return (
    <BaseMenu.Root>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align="end" css={{ zIndex: theme.layer.tooltip }}>
          <BaseMenu.Popup css={popupStyle}>
            {items.map(({ label, icon: Icon, tone = 'normal', disabled = false, to, onSelect }) => (
              <BaseMenu.Item
                key={label}
                disabled={disabled}
                onClick={onSelect}
                {...(to === undefined ? {} : { render: <Link to={to} /> })}
                css={[itemStyle, tone === 'danger' && { color: theme.color.dangerText }]}
              >
                {Icon && <Icon aria-hidden size={17} />}
                {label}
              </BaseMenu.Item>
            ))}
          </BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  )
}

const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: '10px',
  minHeight: 40,
  padding: '6px 12px',
  borderRadius: 6,
  color: 'inherit',
  fontSize: '15px',
  textDecoration: 'none',
  cursor: 'pointer',
  '&[data-highlighted]': { background: theme.color.surfaceMuted, outline: 'none' },
  '&[data-disabled]': { opacity: 0.5, cursor: 'not-allowed' },
})
