import { apiLinks } from '@s4/links'
import { Problem, type ProblemBody } from '@s4/contract/problem'

const MINUTE = 60_000
const NAME = 's4-my-data.zip'

/** Everything about the person, as a zip. Rejects with a `Problem`: a link to it would fail without a word. */
export async function fetchExport(uid: string | null): Promise<Blob> {
  const response = await fetch(apiLinks.exportEverything, {
    headers: uid === null ? {} : { 'firebase-id': uid },
  }).catch(() => {
    throw new Problem('network.error')
  })
  if (response.ok)
    return response.blob().catch(() => {
      throw new Problem('network.error')
    })
  const { code, detail }: Partial<ProblemBody> = await response.json().catch(() => ({}))
  const after = Number(response.headers.get('retry-after'))
  if (!code || !detail) throw new Problem('server.busy')
  throw new Problem(code, {
    message: detail,
    status: response.status,
    ...(after > 0 && { retryAfterSeconds: after }),
  })
}

/** Has the browser keep it as a file. */
export function saveExport(zip: Blob): void {
  const address = URL.createObjectURL(zip)
  const link = document.createElement('a')
  link.href = address
  link.download = NAME
  link.click()
  // Some browsers read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(address), MINUTE)
}
