import { basename } from 'node:path'
import type { FilePurpose, StoredFile } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Deps } from '../deps/deps'
import type { SentFile } from '../http/form-data'
import { fileUrl } from './file-url'
import { cleanPicture } from './content/clean-picture'
import { isPicture, readFileKind, type FileKind } from './content/file-kind'
import { fileRepository, type Audience } from './file-repository'
import { fileStore } from './file-store'
import { refuseActivePdf } from './content/refuse-active-pdf'

/** A checked file. Prepared before the transaction, because encoding takes seconds and connections are few. */
export interface PreparedFile {
  name: string
  kind: FileKind
  bytes: Buffer
}

export interface NewFile extends Audience {
  ownerUid: string
  purpose: FilePurpose
  file: PreparedFile
  /** True when the record that refers to it is written in the same transaction. */
  claimed?: boolean
}

type StoreFileDeps = Pick<Deps, 'settings' | 'clock'>

const LOGO_SIDE_PIXELS = 512

/**
 * Checks and re-encodes a picture, HEIC as JPEG. Throws `file.picture-needed`, `file.type-refused`, `file.unreadable`.
 */
export const prepareImage = (sent: SentFile): Promise<PreparedFile> => redraw(sent)

/** As `prepareImage`, in the size of a logo. */
export const prepareLogo = (sent: SentFile): Promise<PreparedFile> => redraw(sent, LOGO_SIDE_PIXELS)

async function redraw({ name, bytes: sent }: SentFile, longestSide?: number): Promise<PreparedFile> {
  const { kind, bytes } = await readFileKind(sent)
  if (!isPicture(kind)) throw new ApiError('file.picture-needed')
  return { name: safeName(name, kind), kind, bytes: await cleanPicture(bytes, kind, longestSide) }
}

/** Checks a picture or a PDF. Throws as `prepareImage`, and `file.script-refused`. */
export async function prepareDocument({ name, bytes: sent }: SentFile): Promise<PreparedFile> {
  const { kind, bytes } = await readFileKind(sent)
  if (isPicture(kind)) return { name: safeName(name, kind), kind, bytes: await cleanPicture(bytes, kind) }
  await refuseActivePdf(bytes)
  return { name: safeName(name, kind), kind, bytes }
}

/** Stores a file in the transaction of the record that refers to it. */
export async function storeFile(
  { settings, clock }: StoreFileDeps,
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

const extensions: Record<FileKind, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'image/webp': '.webp',
  'application/pdf': '.pdf',
}
const MAX_NAME_LENGTH = 80

/** The sent name without folders and control characters, with the extension of its content. */
export function safeName(name: string, kind: FileKind): string {
  const stem = basename(name.replaceAll('\\', '/'))
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[\p{C}"/\\:*?<>|]/gu, ' ')
    .trim()
  return `${[...stem].slice(0, MAX_NAME_LENGTH).join('') || 'file'}${extensions[kind]}`
}
