import type { Town } from '../server/town'

interface Checking {
  /** Of the company's owner. */
  by: string
  seekerId: string
}

/** The company checks the licences and right to work of a worker that it has not accepted yet. */
export async function checkDocuments({ call }: Town, { by, seekerId }: Checking): Promise<void> {
  const { documents } = await call(by, 'workerDocuments.list', { id: seekerId })
  const due = documents.filter(({ kind, state }) => kind !== 'certificate' && state !== 'accepted')
  if (due.length === 0) return
  await call(by, 'checks.record', {
    checks: due.map(({ kind, id, version, check }) => ({
      seekerId,
      kind,
      documentId: id,
      version,
      lastCheckId: check?.id ?? null,
      result: 'accepted',
      // Everybody here shows a passport.
      method: kind === 'licence' ? 'sia-register' : 'original-seen',
    })),
  })
}
