import { lazyExtra } from '../feedback/lazy-part'
import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { type ComponentProps, type ReactNode, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../controls/button'
import { Callout } from '../feedback/callout'
import { Refusal } from '../feedback/refusal'
import type { ChangedFieldLine } from './changed-fields'
import { hintStyle } from './field'
import { Heading } from '../type/text'

const ChangedFields = lazyExtra(async () => (await import('./changed-fields')).ChangedFields)

interface FormProps extends ComponentProps<'form'> {
  /** Takes the width of its place, for groups of fields beside each other. */
  wide?: boolean | undefined
  /** For screen readers. */
  label: string
  /** Set while the form shows a restored draft. */
  restored?: { onDiscard: () => void } | undefined
  /** That what the form needs did not load. */
  notLoaded?: string | undefined
  /** What somebody else changed while the form was open. */
  changed?: readonly ChangedFieldLine[] | undefined
}

/** Fields, in one column unless it is wide, without the browser's own validation messages. */
export function Form({ label, wide, restored, notLoaded, changed = [], children, ...rest }: FormProps) {
  return (
    <form noValidate method="post" {...rest} aria-label={label} css={[formStyle, wide && wideStyle]}>
      {restored && (
        <Callout
          live
          action={
            <Button tone="quiet" size="small" onClick={restored.onDiscard}>
              Discard
            </Button>
          }
        >
          Restored what you typed
        </Callout>
      )}
      {changed.length > 0 && (
        <Suspense fallback={null}>
          <ChangedFields changed={changed} />
        </Suspense>
      )}
      {notLoaded && <Refusal failure={{ message: notLoaded }} />}
      {children}
    </form>
  )
}

interface FieldsetProps {
  legend: string
  hint?: ReactNode
  children: ReactNode
}

export function Fieldset({ legend, hint, children }: FieldsetProps) {
  return (
    <fieldset css={fieldsetStyle}>
      <legend css={legendStyle}>{legend}</legend>
      {hint && <div css={hintStyle}>{hint}</div>}
      {children}
    </fieldset>
  )
}

export interface FieldError {
  /** The `name` (or `id`) of the control it is about. */
  name: string
  message: string
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** `formState.submitCount`; each change moves focus here. */
  attempt: number
}

/** The errors of a form, each a link to its field. */
export function ErrorSummary({ errors, attempt }: ErrorSummaryProps) {
  const box = useRef<HTMLDivElement>(null)
  const shown = errors.length > 0 && attempt > 0
  const [order, setOrder] = useState<readonly string[]>([])

  // The form library lists errors in the order in which it found them, people read them in the order of the fields.
  useLayoutEffect(() => {
    const form = box.current?.closest('form')
    if (!form) return
    const names = errors.map(({ name }) => name).toSorted((one, other) => place(form, one) - place(form, other))
    setOrder((now) => (now.join() === names.join() ? now : names))
  }, [errors])

  useEffect(() => {
    if (!shown) return undefined
    const focus = () => box.current?.focus()
    focus()
    // The form library may focus the first wrong field after this effect, so focus is set again.
    const timer = setTimeout(focus)
    return () => clearTimeout(timer)
  }, [shown, attempt])

  if (!shown) return null

  const goTo = (name: string) => fieldNamed(box.current?.closest('form') ?? document, name)?.focus()

  return (
    <div ref={box} role="alert" tabIndex={-1} css={summaryStyle}>
      <Heading level={2} size="body">
        There is a problem
      </Heading>
      <ul css={summaryListStyle}>
        {errors
          .toSorted((one, other) => order.indexOf(one.name) - order.indexOf(other.name))
          .map(({ name, message }) => (
            <li key={name}>
              <button type="button" onClick={() => goTo(name)} css={summaryLinkStyle}>
                {message}
              </button>
            </li>
          ))}
      </ul>
    </div>
  )
}

/** Where the field stands among all elements of the form; last when it is not there. */
const place = (form: HTMLFormElement, name: string): number => {
  const field = fieldNamed(form, name)
  return field ? [...form.querySelectorAll('*')].indexOf(field) : Number.MAX_SAFE_INTEGER
}

// An error of a list leads to the first field inside it.
const fieldNamed = (within: ParentNode, name: string) => {
  const controls = [...within.querySelectorAll<HTMLElement>('[name], [data-field], [id]')]
  const named = (control: HTMLElement) => [control.getAttribute('name'), control.dataset.field, control.id]
  return (
    controls.find((control) => named(control).includes(name)) ??
    controls.find((control) => control.getAttribute('name')?.startsWith(`${name}.`))
  )
}

const formStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.roomy,
  width: '100%',
  maxWidth: theme.width.form,
})

const wideStyle = css({ maxWidth: 'none' })

const fieldsetStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.md })

const legendStyle = css({
  padding: 0,
  marginBottom: theme.space.snug,
  fontSize: theme.size.lead,
  fontWeight: theme.weight.heading,
  letterSpacing: '-0.01em',
})

const summaryStyle = css({
  display: 'flex',
  flexDirection: 'column',
  gap: theme.space.xs,
  padding: theme.space.md,
  border: `2px solid ${theme.color.dangerMark}`,
  borderRadius: theme.radius.control,
  background: theme.color.dangerSurface,
})

const summaryListStyle = css({ display: 'flex', flexDirection: 'column', gap: theme.space.hair })

const summaryLinkStyle = css({
  minHeight: 28,
  padding: 0,
  border: 0,
  background: 'none',
  color: theme.color.dangerText,
  fontWeight: theme.weight.strong,
  textAlign: 'left',
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  cursor: 'pointer',
})
