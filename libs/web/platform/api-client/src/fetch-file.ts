import { ApiError, type FailureBody } from '@s4/contract/api-error'

const MINUTE = 60_000

/** A file of the API. A plain download link could not show a refusal. */
export async function fetchFile(path: string, uid: string | null): Promise<Blob> {
  const response = await fetch(path, { headers: uid === null ? {} : { 'firebase-id': uid } }).catch(() => {
    throw new ApiError('network.error')
  })
  if (response.ok)
    return response.blob().catch(() => {
      throw new ApiError('network.error')
    })
  const { code, detail }: Partial<FailureBody> = await response.json().catch(() => ({}))
  const after = Number(response.headers.get('retry-after'))
  if (!code || !detail) throw new ApiError('server.busy')
  throw new ApiError(code, {
    message: detail,
    status: response.status,
    ...(after > 0 && { retryAfterSeconds: after }),
  })
}

/** Puts a file among the downloads. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE)
}
