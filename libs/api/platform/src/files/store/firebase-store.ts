import { pipeline } from 'node:stream/promises'
import { ApiError as BucketError, Storage } from '@google-cloud/storage'
import { type FileStore, storedName } from './file-store'

const SECOND_MS = 1000
const SIGNED_FOR_MS = 5 * 60 * SECOND_MS
/** A person waits for it, so it is given up long before the library would. */
const PATIENCE = { timeout: 20 * SECOND_MS, retryOptions: { maxRetries: 2, totalTimeout: 30 } }

/**
 * Files in a bucket of Cloud Storage for Firebase. Uploads are checked by the checksum that the bucket computes.
 */
export function firebaseStore({ bucket: name, projectId }: { bucket: string; projectId: string }): FileStore {
  const bucket = new Storage({ projectId, ...PATIENCE }).bucket(name)
  const fileOf = (id: string) => bucket.file(storedName(id))

  return {
    async write(id, bytes) {
      const file = fileOf(id)
      if (Buffer.isBuffer(bytes)) await file.save(bytes, { resumable: false, validation: 'crc32c' })
      else await pipeline(bytes, file.createWriteStream({ resumable: true, validation: 'crc32c' }))
      return Buffer.isBuffer(bytes) ? bytes.length : Number(file.metadata.size)
    },

    async open(id, range) {
      const file = fileOf(id)
      try {
        const [{ size }] = await file.getMetadata()
        return { size: Number(size), stream: file.createReadStream(range) }
      } catch (error) {
        if (isMissing(error)) return null
        throw error
      }
    },

    async remove(id) {
      await fileOf(id).delete({ ignoreNotFound: true })
    },

    async *list(ending) {
      for await (const file of bucket.getFilesStream({ prefix: `${ending}/` }) as AsyncIterable<Listed>)
        yield {
          id: file.name.slice(ending.length + 1),
          size: Number(file.metadata.size),
          keptAt: new Date(file.metadata.updated),
        }
    },

    async signedAddress(id, { name: shownName, mediaType }) {
      const [address] = await fileOf(id).getSignedUrl({
        version: 'v4',
        action: 'read',
        expires: Date.now() + SIGNED_FOR_MS,
        responseType: mediaType,
        responseDisposition: `attachment; filename="${shownName}"`,
      })
      return address
    },

    check: () => bucket.getFiles({ maxResults: 1, autoPaginate: false }),
  }
}

/** The types of the library name no metadata of what it lists. */
interface Listed {
  name: string
  metadata: { size: string; updated: string }
}

const isMissing = (error: unknown) => error instanceof BucketError && error.code === 404
