import type { JobSeekerPatch } from '@s4/contract'
import { openVat } from '@s4/domain/vat-entry'
import { claimFile, releaseFile } from '@s4/api-platform/files'
import { refuseChangedMeanwhile } from '@s4/api-platform/failures'
import type { Sealer } from '@s4/api-platform/deps'
import { checkChangeNotices, unchanged } from '../checks/check-change-notices'
import { recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { changeVatRegistration } from '../vat/vat-registrations'
import { seekerColumns } from './seeker-columns'
import { seekerRepository, type SeekerColumns } from './seeker-repository'
import { vatChangeNotices } from './vat-change-notices'

interface Change {
  patch: JobSeekerPatch
  before?: Record<string, unknown> | undefined
  /** The location of the current address, when the address changes. */
  home: SeekerColumns
  sealer: Sealer
}

/**
 * Companies with a self-billing agreement are notified of a changed VAT number. Throws `record.changed` for a field
 * that is no longer as in `before`.
 */
export async function changeSeeker(ctx: SeekerContext, { patch, before: read, home, sealer }: Change): Promise<void> {
  const {
    tx,
    now,
    actor: { uid, seekerId },
  } = ctx
  const seekers = seekerRepository(tx)
  await tx.query('select 1 from seeker where id = $1 for no key update', [seekerId])
  const before = await seekers.show(seekerId)
  refuseChangedMeanwhile({ before: read, now: { ...before, ...openVat(before.vatRegistrations) }, yours: patch })
  const columns = { ...seekerColumns(patch, { seekerId, now, sealer }), ...home }
  const { pictureFileId } = patch
  const heldPicture = pictureFileId === undefined ? undefined : await seekers.pictureFileId(seekerId)
  if (pictureFileId && pictureFileId !== heldPicture)
    await claimFile(tx, { id: pictureFileId, ownerUid: uid, purpose: 'picture' }, now)
  const { vatNumber, vatFrom } = patch
  const changesVat =
    vatNumber !== undefined &&
    (await changeVatRegistration(tx, { side: 'seeker', id: seekerId }, { number: vatNumber, from: vatFrom, now }))
  // A licence and a right to work are checked with the name and the date of birth.
  const changesPerson =
    (patch.fullname !== undefined && patch.fullname !== before.fullname) ||
    (patch.dateOfBirth !== undefined && patch.dateOfBirth !== before.dateOfBirth)
  await seekers.update(seekerId, columns, now)
  if (patch.address) await seekers.replaceAddresses(seekerId, patch.address)
  if (heldPicture !== pictureFileId) await releaseFile(tx, heldPicture, now)
  const checks = changesPerson
    ? await checkChangeNotices(ctx, { kind: 'person', id: null, verb: 'changed' })
    : unchanged
  await recordOwnChange(ctx, {
    action: 'seeker.changed',
    subject: { kind: 'seeker', id: seekerId },
    detail: { changed: Object.keys(patch) },
    notices: [
      ...(changesVat ? await vatChangeNotices(ctx, { vatNumber, from: vatFrom }) : []),
      ...(checks.notices ?? []),
    ],
    signals: checks.signals ?? [],
  })
}
