import { Combobox } from '@base-ui/react/combobox'
import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { Check, ChevronDown } from 'lucide-react'
import { Field, type FieldTexts, controlStyle, useFieldIds } from './field'
import { popupStyle } from '../overlays/popup-style'
import type { Choice } from './select-field'

export interface ComboboxFieldProps extends FieldTexts {
  id?: string | undefined
  name?: string | undefined
  options: readonly Choice[]
  /** The chosen value; empty while there is none. */
  value: string
  onChange: (value: string) => void
  onBlur?: (() => void) | undefined
  /** Called with the typed text, for options from a server; the caller then filters them. */
  onSearch?: ((text: string) => void) | undefined
  emptyText?: string | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

/** One of many options, found by typing. For react-hook-form's `Controller`. */
export function ComboboxField(props: ComboboxFieldProps) {
  const { label, hint, error, optional, id, name, options, value, onChange, onBlur, onSearch } = props
  const ids = useFieldIds({ id, hint, error })
  const chosen = options.find((option) => option.value === value) ?? null

  return (
    <Combobox.Root
      items={options}
      value={chosen}
      disabled={props.disabled ?? false}
      filter={onSearch ? null : undefined}
      isItemEqualToValue={(item: Choice, other: Choice) => item.value === other.value}
      onValueChange={(choice: Choice | null) => onChange(choice?.value ?? '')}
      onInputValueChange={(text) => onSearch?.(text)}
    >
      <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
        <Combobox.InputGroup css={groupStyle}>
          <Combobox.Input
            {...ids.control}
            data-field={name}
            placeholder={props.placeholder}
            onBlur={onBlur}
            css={[controlStyle, { paddingRight: 44 }]}
          />
          <Combobox.Trigger aria-label="Show the choices" css={triggerStyle}>
            <ChevronDown aria-hidden size={18} />
          </Combobox.Trigger>
        </Combobox.InputGroup>
      </Field>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} css={{ zIndex: theme.layer.tooltip }}>
          <Combobox.Popup css={[popupStyle, { width: 'var(--anchor-width)' }]}>
            <Combobox.Empty css={emptyStyle}>{props.emptyText ?? 'Nothing matches what you typed.'}</Combobox.Empty>
            <Combobox.List>
              {(option: Choice) => (
                <Combobox.Item key={option.value} value={option} disabled={option.disabled ?? false} css={itemStyle}>
                  <span css={{ flex: 1, minWidth: 0 }}>
                    {option.label}
                    {option.hint && <small css={smallStyle}>{option.hint}</small>}
                  </span>
                  <Combobox.ItemIndicator>
                    <Check aria-hidden size={16} />
                  </Combobox.ItemIndicator>
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}

const groupStyle = css({ position: 'relative', display: 'block' })

const triggerStyle = css({
  position: 'absolute',
  right: 2,
  top: 2,
  display: 'grid',
  placeContent: 'center',
  width: 40,
  height: 40,
  border: 0,
  borderRadius: theme.radius.control,
  background: 'none',
  color: theme.color.textMuted,
  cursor: 'pointer',
})

const itemStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  minHeight: 40,
  padding: '6px 10px',
  borderRadius: 6,
  cursor: 'pointer',
  '&[data-highlighted]': { background: theme.color.selected, color: theme.color.onSelected },
  '&[data-disabled]': { color: theme.color.textMuted, cursor: 'not-allowed' },
})

const emptyStyle = css({
  '&:not(:empty)': { padding: theme.space.snug, color: theme.color.textMuted, fontSize: theme.size.small },
})

const smallStyle = css({ display: 'block', fontSize: theme.size.small, color: theme.color.textMuted })
