import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'

export interface FieldTexts {
  label: ReactNode
  hint?: ReactNode
  /** Why the value is refused and how to correct it. */
  error?: string | undefined
  /** Adds “(optional)” to the label. */
  optional?: boolean | undefined
}

/** The ids and ARIA attributes that connect a control with its label, hint and error. */
export function useFieldIds({
  id,
  hint,
  error,
}: {
  id?: string | undefined
  hint?: ReactNode
  error?: string | undefined
}) {
  const made = useId()
  const base = id ?? made
  const hintId = `${base}-hint`
  const errorId = `${base}-error`
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined

  return {
    hintId,
    errorId,
    labelId: `${base}-label`,
    control: { id: base, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy },
  }
}

type FieldIds = ReturnType<typeof useFieldIds>

interface FieldProps extends FieldTexts {
  ids: FieldIds
  children: ReactNode
}

/** Label, hint and error above the control. */
export function Field({ label, hint, error, optional, ids, children }: FieldProps) {
  return (
    <div css={fieldStyle}>
      <label id={ids.labelId} htmlFor={ids.control.id} css={labelStyle}>
        {label}
        {optional && <span css={optionalStyle}> (optional)</span>}
      </label>
      <FieldNotes hint={hint} error={error} ids={ids} />
      {children}
    </div>
  )
}

export function FieldNotes({ hint, error, ids }: Pick<FieldProps, 'hint' | 'error' | 'ids'>) {
  return (
    <>
      {hint && (
        <div id={ids.hintId} css={hintStyle}>
          {hint}
        </div>
      )}
      {error && (
        <div id={ids.errorId} css={errorStyle}>
          <CircleAlert aria-hidden size={16} />
          {error}
        </div>
      )}
    </>
  )
}

export const fieldStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.tight,
  minWidth: 0,
  width: '100%',
})

export const labelStyle = css({ fontSize: theme.size.compact, fontWeight: theme.weight.strong, lineHeight: 1.4 })

const optionalStyle = css({ fontWeight: theme.weight.plain, color: theme.color.textMuted })

export const hintStyle = css({ fontSize: theme.size.small, color: theme.color.textMuted, lineHeight: 1.4 })

export const errorStyle = css({
  display: 'flex',
  gap: theme.space.tight,
  fontSize: theme.size.small,
  fontWeight: theme.weight.strong,
  lineHeight: 1.4,
  color: theme.color.dangerText,
  '& > svg': { flex: 'none', marginTop: 2 },
})

export const controlStyle = css({
  width: '100%',
  minHeight: 44,
  padding: '9px 12px',
  border: `1px solid ${theme.color.controlBorder}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  color: theme.color.text,
  fontSize: theme.size.body,
  lineHeight: '1.5rem',
  // The browsers' own date and time controls are 2 px taller.
  '&[type=date], &[type=time], &[type=month]': { height: 44 },
  transition: `border-color ${theme.motion.quick}, box-shadow ${theme.motion.quick}`,
  '&::placeholder': { color: theme.color.textMuted },
  '&:focus-visible': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 0, borderColor: theme.color.focus },
  '&[aria-invalid="true"]': {
    borderColor: theme.color.dangerMark,
    boxShadow: `inset 0 0 0 1px ${theme.color.dangerMark}`,
  },
  '&:disabled': { background: theme.color.surfaceMuted, color: theme.color.textMuted, cursor: 'not-allowed' },
})
