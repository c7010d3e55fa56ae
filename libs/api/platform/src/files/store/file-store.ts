import type { Readable } from 'node:stream'

/** From the first byte to the last, both counted from 0. */
export interface ByteRange {
  start: number
  end: number
}

export interface KeptFile {
  id: string
  size: number
  keptAt: Date
}

/** Keeps the bytes of files by id, where no browser reaches them: a folder or a bucket. */
export interface FileStore {
  /** Keeps all of it or nothing, and returns how many bytes there were. */
  write(id: string, bytes: Buffer | Readable): Promise<number>
  /** The whole size, and the bytes or a range of them. Null when the bytes were removed. */
  open(id: string, range?: ByteRange): Promise<{ size: number; stream: Readable } | null>
  remove(id: string): Promise<void>
  /** What is kept whose id ends with these two digits: one of 256 parts of equal size, as ids are random there. */
  list(ending: string): AsyncIterable<KeptFile>
  /** An address at which anybody can download the file for five minutes; null where only the server can read it. */
  signedAddress(id: string, shownAs: { name: string; mediaType: string }): Promise<string | null>
  /** Rejects while files cannot be reached. */
  check(): Promise<unknown>
}

/** The two last digits of an id, as folders and buckets are divided by. */
export const endings = Array.from({ length: 256 }, (_, number) => number.toString(16).padStart(2, '0'))

/** Also of what a folder's store calls the unfinished part of a file. */
export const storedName = (id: string) => `${id.slice(34, 36)}/${id}`
