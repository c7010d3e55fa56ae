import { FileField, type FileFieldProps } from '@s4/ui'

export interface PicturesFieldProps {
  max: number
  error: string | undefined
  onItsWay?: FileFieldProps['onItsWay']
  onChoose: (files: File[]) => void
}

export const PicturesField = ({ max, error, onItsWay, onChoose }: PicturesFieldProps) => (
  <FileField
    label="Pictures"
    optional
    multiple
    accept="image/jpeg,image/png,image/webp,image/heic,image/heif,.heic"
    hint={`Up to ${max}, 10 MB each.`}
    error={error}
    onItsWay={onItsWay}
    onChange={({ target }) => onChoose([...(target.files ?? [])])}
  />
)
