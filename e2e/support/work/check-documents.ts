import { callApi } from '../call-api'
import type { Person } from '../people'

/** Records by API that the company has checked all documents of a worker. */
export async function checkDocuments(company: Person, seekerId: string): Promise<void> {
  const { documents } = await callApi(company, 'workerDocuments.list', { id: seekerId })
  await callApi(company, 'checks.record', {
    checks: documents.map(({ kind, id, version }) => ({
      seekerId,
      kind,
      documentId: id,
      version,
      result: 'accepted',
      method: 'original-seen',
    })),
  })
}
