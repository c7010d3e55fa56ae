import { basename } from 'node:path'
import type { FilePurpose, StoredFile } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Deps } from '../deps/deps'
import type { SentFile } from '../http/form-data'
import { fileUrl } from './file-url'
import { cleanPicture } from './content/clean-picture'
import { isPicture, detectFileKind, type FileKind } from './content/file-kind'
import { fileRepository, type Audience } from './file-repository'
import { fileStore } from './file-store'
import { refuseActivePdf } from './content/refuse-active-pdf'

/** Looked at and fit to be kept. Made before any transaction: drawing takes seconds, and connections are few. */
export interface ReadyFile {
  name: string
  kind: FileKind
  bytes: Buffer
}

export interface NewFile extends Audience {
  ownerUid: string
  purpose: FilePurpose
  file: ReadyFile
  /** True when the record that refers to it is written in the same transaction. */
  claimed?: boolean
}

type Tools = Pick<Deps, 'settings' | 'clock'>

const LOGO_SIDE = 512

/** A picture, drawn anew. Throws `file.picture-needed`, `file.type-refused`, `file.heic-refused`, `file.unreadable`. */
export const readyImage = (sent: SentFile): Promise<ReadyFile> => drawn(sent)

/** As `readyImage`, and as small as a logo is shown. */
export const readyLogo = (sent: SentFile): Promise<ReadyFile> => drawn(sent, LOGO_SIDE)

async function drawn({ name, bytes }: SentFile, longestSide?: number): Promise<ReadyFile> {
  const kind = await detectFileKind(bytes)
  if (!isPicture(kind)) throw new ApiError('file.picture-needed')
  return { name: safeName(name, kind), kind, bytes: await cleanPicture(bytes, kind, longestSide) }
}

/** A picture, drawn anew, or a PDF that can only be read. Throws as `readyImage`, and `file.script-refused`. */
export async function readyDocument({ name, bytes }: SentFile): Promise<ReadyFile> {
  const kind = await detectFileKind(bytes)
  if (isPicture(kind)) return { name: safeName(name, kind), kind, bytes: await cleanPicture(bytes, kind) }
  await refuseActivePdf(bytes)
  return { name: safeName(name, kind), kind, bytes }
}

/** Keeps a file, in the transaction of what refers to it. */
export async function storeFile(
  { settings, clock }: Tools,
  tx: Db,
  { ownerUid, purpose, file, claimed = false, companyId = null, seekerId = null }: NewFile,
): Promise<StoredFile> {
  const id = uuid()
  const { name, kind, bytes } = file
  await fileRepository(tx).insert(
    { id, ownerUid, purpose, mediaType: kind, name, byteSize: bytes.length, companyId, seekerId },
    clock.now(),
    claimed,
  )
  await fileStore(settings.filesDir).write(id, bytes)
  return { id, url: fileUrl(id) ?? '', name, mediaType: kind, byteSize: bytes.length }
}

const endings: Record<FileKind, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
}
const MAX_NAME_LENGTH = 80

/** The person's own name for it, without folders or control characters and with the ending its content calls for. */
export function safeName(name: string, kind: FileKind): string {
  const stem = basename(name.replaceAll('\\', '/'))
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{C}"/\\:*?<>|]/gu, ' ')
    .trim()
  return `${[...stem].slice(0, MAX_NAME_LENGTH).join('') || 'file'}${endings[kind]}`
}
