import { type SavedWorker, SavedWorkerFilter } from '@s4/contract'
import { localDate } from '@s4/domain/shift-text'
import { apiLinks } from '@s4/links'
import type { FastifyInstance } from 'fastify'
import type { Admit } from '@s4/api-platform/actor'
import type { Deps } from '@s4/api-platform/deps'
import { sendCsv } from '@s4/api-platform/http'
import { savedWorkerRepository } from './saved-worker-repository'

const HEAD = [
  'Name',
  'Shifts for you',
  'Stars',
  'Ratings',
  'Works as',
  'Payroll number',
  'Groups',
  'Tags',
  'Blocked',
  'Note',
  'Saved on',
]

/** `GET /api/workers.csv?team=&tag=`: the saved workers whom the member may see, as their list shows them. */
export function serveWorkers(app: FastifyInstance, deps: Deps, admit: Admit): void {
  app.get(apiLinks.workersCsv, async (request, reply) => {
    const actor = await admit(deps, request, { requires: 'workers.read', byCookie: true })
    const { team, tag } = SavedWorkerFilter.parse(request.query)
    const workers = (await savedWorkerRepository(deps.db).list(actor)).filter(
      ({ teams, tags }) => (!team || teams.some(({ id }) => id === team)) && (!tag || tags.includes(tag)),
    )
    return sendCsv(reply, 's4-workers', [HEAD, ...workers.map(toCells)])
  })
}

const toCells = ({ fullname, workedHere, rating, engagement, teams, tags, block, note, savedAt }: SavedWorker) => [
  fullname,
  String(workedHere),
  rating.stars === null ? '' : String(rating.stars),
  String(rating.count),
  engagement.kind === 'own-staff' ? 'Own staff' : 'Self-employed',
  engagement.payrollNumber,
  teams.map(({ name }) => name).join(', '),
  tags.join(', '),
  block?.reason ?? '',
  note,
  localDate(savedAt),
]
