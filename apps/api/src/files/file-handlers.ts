import type { FilePurpose } from '@s4/contract'
import { Problem } from '@s4/contract/problem'
import { audit } from '../server/audit'
import type { Deps } from '../server/deps'
import { implement } from '../server/implement'
import { fileRepository } from './file-repository'
import { readyDocument, readyImage, storeFile } from './store-file'

const pictures: readonly FilePurpose[] = ['picture', 'logo', 'logbook', 'problem', 'chat']
const MOST_UNCLAIMED = 40

export const fileHandlers = (deps: Deps) => [
  implement('files.create', async ({ input: { purpose }, actor, request }) => {
    if ('assignmentId' in actor && purpose !== 'logbook') throw new Problem('access.denied')
    const sent = request.sentFiles?.get('file')
    if (!sent || sent.bytes.length === 0) throw new Problem('input.invalid', { fields: { file: 'Choose a file to send.' } })
    if ((await fileRepository(deps.db).unclaimed(actor.uid)) >= MOST_UNCLAIMED) throw new Problem('rate.limited')
    const file = await (pictures.includes(purpose) ? readyImage(sent) : readyDocument(sent))
    return deps.db.transaction(async (tx) => {
      const stored = await storeFile(deps, tx, { ownerUid: actor.uid, purpose, file })
      await audit(tx, { at: deps.clock.now(), actor, action: 'file.stored', subject: { kind: 'file', id: stored.id }, detail: { purpose }, requestId: request.id })
      return stored
    })
  }),
]
