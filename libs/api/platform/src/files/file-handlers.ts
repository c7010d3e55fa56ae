import type { FilePurpose } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { Deps } from '../deps/deps'
import { implement } from '../http/implement'
import { fileRepository } from './file-repository'
import { prepareDocument, prepareImage, prepareLogo, keepBytes, storeFile } from './store-file'

const pictures: readonly FilePurpose[] = ['picture', 'logo', 'logbook', 'problem', 'chat']
const MAX_UNCLAIMED = 40
/** Low, because a logo in use is public. */
const MAX_UNCLAIMED_LOGOS = 5

export const fileHandlers = (deps: Deps) => [
  implement('files.create', async ({ input: { purpose }, actor, request, transact }) => {
    if ('assignmentId' in actor && purpose !== 'logbook') throw new ApiError('access.denied')
    if (purpose === 'logo' && actor.role === 'Job Seeker') throw new ApiError('access.denied')
    const sent = request.sentFiles?.get('file')
    if (!sent || sent.bytes.length === 0)
      throw new ApiError('input.invalid', { fields: { file: 'Choose a file to send.' } })
    const files = fileRepository(deps.db)
    if ((await files.unclaimed(actor.uid)) >= MAX_UNCLAIMED) throw new ApiError('rate.limited')
    if (purpose === 'logo' && (await files.unclaimed(actor.uid, 'logo')) >= MAX_UNCLAIMED_LOGOS)
      throw new ApiError('rate.limited', {
        message:
          'You have sent several logos without using one. Save your profile with one of them, or try again tomorrow.',
      })
    const file = await (purpose === 'logo'
      ? prepareLogo(deps, sent)
      : pictures.includes(purpose)
        ? prepareImage(deps, sent)
        : prepareDocument(deps, sent))
    if (purpose === 'invoice' && file.kind !== 'application/pdf')
      throw new ApiError('file.type-refused', { message: 'Send your invoice as a PDF.' })
    const kept = await keepBytes(deps, file)
    return transact(async (ctx) => {
      const stored = await storeFile(deps, ctx.tx, { ownerUid: actor.uid, purpose, file: kept })
      await ctx.record({ action: 'file.stored', subject: { kind: 'file', id: stored.id }, detail: { purpose } })
      return stored
    })
  }),
]
