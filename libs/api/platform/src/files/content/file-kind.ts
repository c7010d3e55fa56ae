import { ApiError } from '@s4/contract/api-error'
import { fileTypeFromBuffer } from 'file-type'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]
export type FileKind = PictureType | 'application/pdf'

const accepted: readonly string[] = [...pictureTypes, 'application/pdf']
const isAccepted = (type: string | undefined): type is FileKind => type !== undefined && accepted.includes(type)
export const isPicture = (kind: FileKind): kind is PictureType => kind !== 'application/pdf'

/** Detects the type from the content, not the name. Throws `file.heic-refused` or `file.type-refused`. */
export async function detectFileKind(bytes: Buffer): Promise<FileKind> {
  const type = (await fileTypeFromBuffer(bytes))?.mime
  if (isAccepted(type)) return type
  throw new ApiError(type && /hei[cf]/.test(type) ? 'file.heic-refused' : 'file.type-refused')
}
