import { apiLinks } from '@s4/links'
import type { FilePurpose } from '@s4/contract'
import { ApiError } from '@s4/contract/api-error'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { commandContext } from '@s4/api-platform/commands'
import type { Deps } from '@s4/api-platform/deps'
import { authenticate } from '@s4/api-identity/session'
import { findStaffActor, recordLook } from '@s4/api-identity/staff'
import { fileRepository, type FileRow, isRecordedView, isValidPass, recordView } from '@s4/api-platform/files'
import { maySeeFile } from './may-see-file'

const Params = z.object({ id: z.uuid() })
const Pass = z.object({ until: z.coerce.number().int(), session: z.uuid(), pass: z.string() })

/**
 * `GET /api/files/{id}`: a stored file to whoever may see it, by cookie (browsers cannot set headers on pictures).
 * A logbook picture can also be opened with a signed address. Staff see pictures of problems, tickets and logbooks, and
 * each look is recorded.
 * Everybody else gets 404. The headers stop a browser from guessing the type or running the file.
 */
export function serveFiles(app: FastifyInstance, deps: Deps): void {
  app.get(apiLinks.file(':id'), async (request, reply) => {
    const { data: params } = Params.safeParse(request.params)
    const file = params ? await fileRepository(deps.db).byId(params.id) : null
    const { data: pass } = Pass.safeParse(request.query)
    const passed = file?.purpose === 'logbook' && pass !== undefined && (await isValidPass(deps, file.id, pass))
    const now = deps.clock.now()
    const isPublic = file?.purpose === 'logo' && (await maySeeFile(deps.db, { actor: null, file, now }))
    const staff = !passed && file && staffPurposes.has(file.purpose) ? await findStaffActor(deps, request) : null
    const actor = passed || isPublic || staff ? null : await authenticate(deps, request, { headerOptional: true })
    if (!file || !(passed || isPublic || staff || (await maySeeFile(deps.db, { actor, file, now }))))
      throw new ApiError('file.missing')

    const bytes = await deps.files.open(file.id)
    if (!bytes) throw new ApiError('file.missing')
    if (staff) await recordLook(deps.db, { staff, uids: [file.ownerUid], subject: { kind: 'file', id: file.id }, now })
    if (actor && isRecordedView(actor, file))
      await deps.db.transaction((tx) => recordView(commandContext(tx, { actor, now, requestId: request.id }), file))
    return withSafeHeaders(reply, file)
      .header('cache-control', `${isPublic ? 'public' : 'private'}, max-age=300`)
      .header('content-length', bytes.size)
      .send(bytes.stream)
  })
}

const staffPurposes: ReadonlySet<FilePurpose> = new Set(['problem', 'logbook'])

const withSafeHeaders = (reply: FastifyReply, { mediaType, name }: FileRow): FastifyReply =>
  reply
    .type(mediaType)
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; sandbox")
    // The next person in this browser must not get a cached file.
    .header('vary', 'cookie')
    // A PDF is downloaded, because a viewer must not run in our own origin.
    .header(
      'content-disposition',
      `${mediaType === 'application/pdf' ? 'attachment' : 'inline'}; filename="${asciiOnly(name)}"; ` +
        `filename*=UTF-8''${encodeURIComponent(name)}`,
    )

const asciiOnly = (name: string) => name.replaceAll(/[^\u0020-\u007e]|["\\%]/g, '_')
