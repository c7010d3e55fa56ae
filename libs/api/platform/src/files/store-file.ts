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
import { refuseActivePdf } from './content/refuse-active-pdf'
import { scanForViruses } from './scan/scan-for-viruses'

/** A checked file. Prepared before the transaction, because encoding takes seconds and connections are few. */
export interface PreparedFile {
  name: string
  kind: FileKind
  bytes: Buffer
}

export interface NewFile extends Audience {
  ownerUid: string
  purpose: FilePurpose
  file: KeptBytes
  /** True when the record that refers to it is written in the same transaction. */
  claimed?: boolean
}

/** A file whose bytes are kept already, so that no transaction waits for a bucket. */
export interface KeptBytes extends Omit<PreparedFile, 'bytes'> {
  id: string
  byteSize: number
}

const LOGO_SIDE_PIXELS = 512

type ScanDeps = Pick<Deps, 'settings' | 'log'>

/**
 * Checks and re-encodes a picture, HEIC as JPEG. Throws `file.picture-needed`, `file.type-refused`, `file.unreadable`,
 * `file.virus-found` and `file.not-scanned`.
 */
export const prepareImage = (deps: ScanDeps, sent: SentFile): Promise<PreparedFile> => redraw(deps, sent)

/** As `prepareImage`, in the size of a logo. */
export const prepareLogo = (deps: ScanDeps, sent: SentFile): Promise<PreparedFile> =>
  redraw(deps, sent, LOGO_SIDE_PIXELS)

async function redraw(deps: ScanDeps, { name, bytes: sent }: SentFile, longestSide?: number): Promise<PreparedFile> {
  await scanForViruses(deps, sent)
  const { kind, bytes } = await readFileKind(sent)
  if (!isPicture(kind)) throw new ApiError('file.picture-needed')
  return { name: safeName(name, kind), kind, bytes: await cleanPicture(bytes, kind, longestSide) }
}

/** Checks a picture or a PDF. Throws as `prepareImage`, and `file.script-refused`. */
export async function prepareDocument(deps: ScanDeps, { name, bytes: sent }: SentFile): Promise<PreparedFile> {
  await scanForViruses(deps, sent)
  const { kind, bytes } = await readFileKind(sent)
  if (isPicture(kind)) return { name: safeName(name, kind), kind, bytes: await cleanPicture(bytes, kind) }
  await refuseActivePdf(bytes)
  return { name: safeName(name, kind), kind, bytes }
}

/** Keeps the bytes. Without a record that refers to them they are removed after a day. */
export async function keepBytes({ files }: Pick<Deps, 'files'>, file: PreparedFile): Promise<KeptBytes> {
  const id = uuid()
  return { id, name: file.name, kind: file.kind, byteSize: await files.write(id, file.bytes) }
}

/** Stores a file in the transaction of the record that refers to it. */
export async function storeFile(
  { clock }: Pick<Deps, 'clock'>,
  tx: Db,
  { ownerUid, purpose, file, claimed = false, companyId = null, seekerId = null }: NewFile,
): Promise<StoredFile> {
  const { id, name, kind, byteSize } = file
  await fileRepository(tx).insert(
    { id, ownerUid, purpose, mediaType: kind, name, byteSize, companyId, seekerId },
    clock.now(),
    claimed,
  )
  return { id, url: fileUrl(id) ?? '', name, mediaType: kind, byteSize }
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
