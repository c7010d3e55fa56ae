import { Menu } from '@base-ui/react/menu'
import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Check, Columns3 } from 'lucide-react'
import { Button } from '../controls/button'

interface ColumnMenuProps {
  columns: readonly { key: string; header: string }[]
  hidden: readonly string[]
  onChange: (hidden: readonly string[]) => void
}

/** Which columns a table shows; stays open while several are chosen. */
export const ColumnMenu = ({ columns, hidden, onChange }: ColumnMenuProps) => (
  <Menu.Root>
    <Menu.Trigger render={<Button size="small" tone="quiet" icon={<Columns3 aria-hidden />} />}>Columns</Menu.Trigger>
    <Menu.Portal>
      <Menu.Positioner align="end" sideOffset={4} css={{ zIndex: theme.layer.overlay }}>
        <Menu.Popup css={popupStyle}>
          {columns.map(({ key, header }) => (
            <Menu.CheckboxItem
              key={key}
              closeOnClick={false}
              checked={!hidden.includes(key)}
              onCheckedChange={(shown) => onChange(shown ? hidden.filter((one) => one !== key) : [...hidden, key])}
              css={itemStyle}
            >
              <span css={markStyle}>
                <Menu.CheckboxItemIndicator>
                  <Check aria-hidden size={16} />
                </Menu.CheckboxItemIndicator>
              </span>
              {header}
            </Menu.CheckboxItem>
          ))}
        </Menu.Popup>
      </Menu.Positioner>
    </Menu.Portal>
  </Menu.Root>
)

const { color, space } = theme

const popupStyle = css({
  minWidth: 200,
  maxHeight: 'min(420px, var(--available-height))',
  overflowY: 'auto',
  padding: space.xs,
  border: `1px solid ${color.border}`,
  borderRadius: theme.radius.control,
  background: color.surfaceRaised,
  color: color.text,
  boxShadow: theme.shadow.raised,
})

const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: space.sm,
  minHeight: 36,
  padding: `4px ${space.snug} 4px ${space.sm}`,
  borderRadius: theme.radius.control,
  fontSize: theme.size.small,
  cursor: 'pointer',
  '&[data-highlighted]': { background: color.selected, color: color.onSelected },
})

const markStyle = css({ flex: 'none', display: 'grid', width: 16, height: 16 })
