import { FileField } from '@s4/ui'

export interface PicturesFieldProps {
  max: number
  error: string | undefined
  onChoose: (files: File[]) => void
}

export const PicturesField = ({ max, error, onChoose }: PicturesFieldProps) => (
  <FileField
    label="Pictures"
    optional
    multiple
    accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
    hint={`Up to ${max}, 10 MB each.`}
    error={error}
    onChange={({ target }) => onChoose([...(target.files ?? [])])}
  />
)
