import { ApiError } from '@s4/contract/api-error'
import { fileTypeFromBuffer } from 'file-type'
import { decodeHeic } from './decode-heic'

export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp'] as const
export type PictureType = (typeof pictureTypes)[number]
export type FileKind = PictureType | 'application/pdf'

const accepted: readonly string[] = [...pictureTypes, 'application/pdf']
const isAccepted = (type: string | undefined): type is FileKind => type !== undefined && accepted.includes(type)
export const isPicture = (kind: FileKind): kind is PictureType => kind !== 'application/pdf'

/**
 * Detects the type from the content, not the name; HEIC, which browsers cannot show, becomes a JPEG. Throws
 * `file.type-refused`, and `file.unreadable` for a HEIC that cannot be decoded.
 */
export async function readFileKind(bytes: Buffer): Promise<{ kind: FileKind; bytes: Buffer }> {
  // A file that ends within the header of its type makes it throw.
  const type = (await fileTypeFromBuffer(bytes).catch(() => undefined))?.mime
  if (isAccepted(type)) return { kind: type, bytes }
  if (type && /hei[cf]/.test(type)) return { kind: 'image/jpeg', bytes: await decodeHeic(bytes) }
  throw new ApiError('file.type-refused')
}
