import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react'
import { SearchField } from './text-field'

interface ComboboxOption {
  id: string
  title: string
  detail?: string
}

interface ComboboxProps {
  label: string
  value: string
  onType: (text: string) => void
  /** Shown in this order; a group without options is left out. */
  groups: readonly { label: string; options: readonly ComboboxOption[] }[]
  onChoose: (id: string) => void
  /** Below the field: what is going on, or that nothing was found. Said to screen readers. */
  status?: ReactNode
}

/** A field whose matches are listed below it; arrow keys move, Enter chooses. */
export function Combobox({ label, value, onType, groups, onChoose, status }: ComboboxProps) {
  const listId = useId()
  const shown = groups.filter(({ options }) => options.length > 0)
  const options = shown.flatMap((group) => group.options)
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = options.find(({ id }) => id === activeId) ?? options[0]
  const elementId = (id: string) => `${listId}-${id}`

  useEffect(() => {
    if (active) document.getElementById(`${listId}-${active.id}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, listId])

  const move = (step: number) => {
    const at = options.findIndex(({ id }) => id === active?.id)
    setActiveId(options[(at + step + options.length) % options.length]?.id ?? null)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !active) return
    if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') onChoose(active.id)
    else return
    event.preventDefault()
  }

  return (
    <div css={boxStyle}>
      <SearchField
        label={label}
        hiddenLabel={false}
        role="combobox"
        aria-expanded={options.length > 0}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active ? elementId(active.id) : undefined}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={({ target }) => {
          setActiveId(null)
          onType(target.value)
        }}
        onKeyDown={onKeyDown}
      />
      <div role="status" css={statusStyle}>
        {status}
      </div>
      <div role="listbox" id={listId} aria-label={label} css={listStyle}>
        {shown.map((group) => (
          <div key={group.label} role="group" aria-label={group.label}>
            <div aria-hidden css={groupStyle}>
              {group.label}
            </div>
            {group.options.map(({ id, title, detail }) => (
              // The field keeps the focus, and its keys choose.
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
              <div
                key={id}
                id={elementId(id)}
                role="option"
                tabIndex={-1}
                aria-selected={id === active?.id}
                css={optionStyle}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(id)}
              >
                <span css={{ fontWeight: theme.weight.strong }}>{title}</span>
                {detail && <span css={detailStyle}>{detail}</span>}
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const { color, space } = theme

const boxStyle = css({ display: 'flex', flexDirection: 'column', gap: space.sm })
const statusStyle = css({ color: color.textMuted, fontSize: theme.size.small, '&:empty': { display: 'none' } })
const listStyle = css({ maxHeight: '50dvh', overflowY: 'auto' })
const groupStyle = css({
  padding: `${space.sm} ${space.sm} ${space.xs}`,
  color: color.textMuted,
  fontSize: theme.size.small,
})
const optionStyle = css({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 44,
  justifyContent: 'center',
  padding: `${space.xs} ${space.sm}`,
  borderRadius: theme.radius.control,
  cursor: 'pointer',
  '&:hover, &[aria-selected=true]': { background: color.surfaceMuted },
  // A colour alone does not show which one it is.
  '&[aria-selected=true]': { outline: `2px solid ${color.focus}`, outlineOffset: -2 },
})
const detailStyle = css({ color: color.textMuted, fontSize: theme.size.small })
