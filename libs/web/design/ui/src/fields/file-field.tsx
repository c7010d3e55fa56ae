import { css } from '@emotion/react'
import { theme } from '@s4/theme'
import { FileText, ImageOff, Upload } from 'lucide-react'
import { type ChangeEvent, type ComponentProps, useEffect, useState } from 'react'
import { FileOnItsWay, type FileOnItsWayProps } from './file-on-its-way'
import { Field, type FieldTexts, useFieldIds } from './field'
import { Picture } from '../pictures/picture'

export interface FileFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'value' | 'prefix'>, FieldTexts {
  /** The stored picture, shown until another is chosen. */
  currentPicture?: string | undefined
  /** The file that is being sent, with *Cancel*. */
  onItsWay?: FileOnItsWayProps | null | undefined
}

/** Chooses files. Pictures are previewed, other files shown by name. */
export function FileField({
  label,
  hint,
  error,
  optional,
  id,
  currentPicture,
  onItsWay,
  onChange,
  ...rest
}: FileFieldProps) {
  const ids = useFieldIds({ id, hint, error })
  const [files, setFiles] = useState<File[]>([])

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    setFiles([...(event.target.files ?? [])])
    return onChange?.(event)
  }

  return (
    <Field label={label} hint={hint} error={error} optional={optional} ids={ids}>
      <span css={dropStyle} data-invalid={error ? true : undefined}>
        <span css={pressStyle} aria-hidden>
          <Upload size={18} />
          {files.length > 0 ? 'Choose another' : rest.multiple ? 'Choose files' : 'Choose a file'}
        </span>
        {files.length === 0 && currentPicture && (
          <Picture src={currentPicture} alt="" css={pictureStyle} otherwise={<ImageOff aria-hidden size={20} />} />
        )}
        {files.map((file) => (
          <ChosenFile key={`${file.name}-${file.size}`} file={file} />
        ))}
        <input {...rest} {...ids.control} type="file" onChange={handleChange} css={coverStyle} />
      </span>
      {onItsWay && <FileOnItsWay {...onItsWay} />}
    </Field>
  )
}

function ChosenFile({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()

  useEffect(() => {
    if (!file.type.startsWith('image/')) return undefined
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])

  return (
    <span css={fileStyle}>
      {address ? <img src={address} alt="" css={pictureStyle} /> : <FileText aria-hidden size={20} />}
      <span css={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>{file.name}</span>
    </span>
  )
}

const dropStyle = css({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.space.snug,
  padding: theme.space.snug,
  border: `1px dashed ${theme.color.controlBorder}`,
  borderRadius: theme.radius.control,
  background: theme.color.surface,
  '&:has(:focus-visible)': { outline: `3px solid ${theme.color.focus}`, outlineOffset: 2 },
  '&[data-invalid]': { borderColor: theme.color.dangerMark },
})

// The input covers the box, so that all of it takes clicks and drops.
const coverStyle = css({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer' })

const pressStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.space.sm,
  minHeight: 44,
  padding: `0 ${theme.space.md}`,
  borderRadius: theme.radius.control,
  background: theme.color.surfaceMuted,
  fontSize: theme.size.compact,
  fontWeight: theme.weight.strong,
  cursor: 'pointer',
})

const pictureStyle = css({ width: 64, height: 64, objectFit: 'cover', borderRadius: theme.radius.control })

const fileStyle = css({
  display: 'flex',
  alignItems: 'center',
  gap: theme.space.sm,
  minWidth: 0,
  fontSize: theme.size.small,
  color: theme.color.textMuted,
})
