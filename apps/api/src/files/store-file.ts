import { basename } from 'node:path'
import type { FilePurpose, StoredFile } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import type { Db } from '@s4/db'
import { v7 as uuid } from 'uuid'
import type { Deps } from '../server/deps'
import type { SentFile } from '../server/form-data'
import { fileUrl } from '../session/session-view'
import { cleanPicture } from './clean-picture'
import { isPicture, kindOf, type FileKind } from './file-kind'
import { fileRepository, type Audience } from './file-repository'
import { fileStore } from './file-store'
import { refuseActivePdf } from './refuse-active-pdf'

export interface NewFile extends Audience {
  ownerUid: string
  purpose: FilePurpose
  /** As it came with the form, under `request.sentFiles`. */
  sent: SentFile
  /** True when the record that refers to it is written in the same transaction. */
  claimed?: boolean
}

type Tools = Pick<Deps, 'settings' | 'clock'>

/** Keeps a picture, drawn anew. Throws `file.picture-needed`, `file.type-refused`, `file.heic-refused`, `file.unreadable`. */
export async function storeImage(tools: Tools, tx: Db, file: NewFile): Promise<StoredFile> {
  const kind = await kindOf(file.sent.bytes)
  if (!isPicture(kind)) throw new Problem('file.picture-needed')
  return store(tools, tx, file, kind, await cleanPicture(file.sent.bytes, kind))
}

/** Keeps a picture, drawn anew, or a PDF that can only be read. Throws as `storeImage`, and `file.script-refused`. */
export async function storeDocument(tools: Tools, tx: Db, file: NewFile): Promise<StoredFile> {
  const kind = await kindOf(file.sent.bytes)
  if (isPicture(kind)) return store(tools, tx, file, kind, await cleanPicture(file.sent.bytes, kind))
  refuseActivePdf(file.sent.bytes)
  return store(tools, tx, file, kind, file.sent.bytes)
}

async function store({ settings, clock }: Tools, tx: Db, { ownerUid, purpose, sent, claimed = false, companyId = null, seekerId = null }: NewFile, kind: FileKind, bytes: Buffer): Promise<StoredFile> {
  const id = uuid()
  const name = safeName(sent.name, kind)
  await fileRepository(tx).insert({ id, ownerUid, purpose, mediaType: kind, name, byteSize: bytes.length, companyId, seekerId }, clock.now(), claimed)
  await fileStore(settings.filesDir).write(id, bytes)
  return { id, url: fileUrl(id) ?? '', name, mediaType: kind, byteSize: bytes.length }
}

const endings: Record<FileKind, string> = { 'image/jpeg': '.jpg', 'image/png': '.png', 'image/webp': '.webp', 'application/pdf': '.pdf' }
const LONGEST_NAME = 80

/** The person's own name for it, without folders or control characters and with the ending its content calls for. */
export function safeName(name: string, kind: FileKind): string {
  const stem = basename(name.replaceAll('\\', '/')).replace(/\.[^.]*$/, '').replaceAll(/[\p{C}"/\\:*?<>|]/gu, ' ').trim()
  return `${[...stem].slice(0, LONGEST_NAME).join('') || 'file'}${endings[kind]}`
}
