import type { JobSeekerPatch } from '@s4/contract'
import { claimFile, releaseFile } from '@s4/api-platform/files'
import type { Sealer } from '@s4/api-platform/deps'
import { checkChangeNotices, unchanged } from '../checks/check-change-notices'
import { recordOwnChange, type SeekerContext } from '../own-changes/record-own-change'
import { changeVatRegistration } from '../vat/vat-registrations'
import { seekerColumns } from './seeker-columns'
import { seekerRepository, type SeekerColumns } from './seeker-repository'
import { vatChangeNotices } from './vat-change-notices'

interface Change {
  patch: JobSeekerPatch
  /** The location of the current address, when the address changes. */
  home: SeekerColumns
  sealer: Sealer
}

/** Companies with a self-billing agreement are notified of a changed VAT number. */
export async function changeSeeker(ctx: SeekerContext, { patch, home, sealer }: Change): Promise<void> {
  const {
    tx,
    now,
    actor: { uid, seekerId },
  } = ctx
  const seekers = seekerRepository(tx)
  const columns = { ...seekerColumns(patch, { seekerId, now, sealer }), ...home }
  const { pictureFileId } = patch
  const heldPicture = pictureFileId === undefined ? undefined : await seekers.pictureFileId(seekerId)
  if (pictureFileId && pictureFileId !== heldPicture)
    await claimFile(tx, { id: pictureFileId, ownerUid: uid, purpose: 'picture' }, now)
  const { vatNumber, vatFrom } = patch
  const before = await seekers.show(seekerId)
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
