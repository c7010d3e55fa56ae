import type { ApiError } from '@s4/contract/api-error'
import { FileField } from '@s4/ui'

const MAX_PICTURES = 6

interface PicturesFieldProps {
  files: readonly File[]
  failure: ApiError | null
  onChoose: (files: File[]) => void
}

/** What is wrong with the choice, if anything is. */
export const tooManyPictures = (files: readonly File[]): string | undefined =>
  files.length > MAX_PICTURES ? `Choose at most ${MAX_PICTURES} pictures.` : undefined

export const PicturesField = ({ files, failure, onChoose }: PicturesFieldProps) => (
  <FileField
    label="Pictures"
    optional
    multiple
    accept="image/jpeg,image/png,image/webp"
    hint={`Up to ${MAX_PICTURES}, 10 MB each.`}
    error={tooManyPictures(files) ?? failure?.fields['file']}
    onChange={({ target }) => onChoose([...(target.files ?? [])])}
  />
)
