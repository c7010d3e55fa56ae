import { apiLinks } from '@s4/links'
import { ApiError, type FailureBody } from '@s4/contract/api-error'

const MINUTE = 60_000
const NAME = 's4-my-data.zip'

/** The export as a zip. A plain download link could not show a refusal. */
export async function fetchExport(uid: string | null): Promise<Blob> {
  const response = await fetch(apiLinks.exportEverything, {
    headers: uid === null ? {} : { 'firebase-id': uid },
  }).catch(() => {
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

export function saveExport(zip: Blob): void {
  const address = URL.createObjectURL(zip)
  const link = document.createElement('a')
  link.href = address
  link.download = NAME
  link.click()
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE)
}
