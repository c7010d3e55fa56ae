import type { Db } from '@s4/db'
import { formatShareCode } from '@s4/domain/share-code'
import { seekerLinks } from '@s4/links'
import type { CompanyActor } from '@s4/api-platform/actor'
import type { CommandContext } from '@s4/api-platform/commands'
import type { Sealer } from '@s4/api-platform/deps'
import { companyName } from './company-name'
import { type NamedDocument, readableDocument } from './readable-document'

interface RevealInput extends NamedDocument {
  kind: 'licence' | 'right-to-work'
  sealer: Sealer
}

/** Returns the number for a check at the official service and notifies the worker. */
export async function revealDocument(
  ctx: CommandContext<CompanyActor>,
  { sealer, ...named }: RevealInput,
): Promise<{ number: string | null; dateOfBirth: string | null }> {
  const { tx, actor } = ctx
  const { seekerId, kind, documentId } = named
  const { uid } = await readableDocument(ctx, named)
  const sealed = await sealedNumber(tx, named)
  const opened =
    sealed.number &&
    (kind === 'licence'
      ? sealer.open(sealed.number, 'licence.number_sealed', documentId ?? '')
      : formatShareCode(sealer.open(sealed.number, 'right_to_work.share_code_sealed', seekerId)))
  const what = kind === 'licence' ? 'SIA licence number' : 'share code and date of birth'
  await ctx.record({
    action: 'document.revealed',
    subject: { kind, id: documentId ?? seekerId },
    seekerId,
    notices: [
      {
        to: [uid],
        kind: 'document.revealed',
        title: `${await companyName(tx, actor.companyId)} read your ${what}`,
        body: 'You applied to it or have work agreed with it, so it may check this on the official service.',
        link: seekerLinks.profile,
      },
    ],
  })
  return { number: opened, dateOfBirth: sealed.dateOfBirth }
}

interface SealedNumber {
  number: Buffer | null
  dateOfBirth: string | null
}

async function sealedNumber(
  db: Db,
  { seekerId, kind, documentId }: Omit<RevealInput, 'sealer'>,
): Promise<SealedNumber> {
  const [row] =
    kind === 'licence'
      ? await db.query<SealedNumber>(
          `select number_sealed as number, null::date as date_of_birth from licence
           where id = $2 and seeker_id = $1 and kind = 'sia'`,
          [seekerId, documentId],
        )
      : await db.query<SealedNumber>(
          `select share_code_sealed as number, date_of_birth from right_to_work join seeker on seeker.id = seeker_id
           where seeker_id = $1`,
          [seekerId],
        )
  return row ?? { number: null, dateOfBirth: null }
}
