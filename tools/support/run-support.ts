import type { Database } from '@s4/db'
import { answerTicket } from '@s4/api-communication/tickets'
import { commandContext } from '@s4/api-platform/commands'
import { v7 as uuid } from 'uuid'
import { refusal } from '../workspace/refusal'
import { listTickets, listMessages, findTicket, type StaffTicket } from './tickets'

const USAGE = `npm run support -w @s4/tools -- list            questions that wait for S4 (list all: every one)
npm run support -w @s4/tools -- show SUP-000001
npm run support -w @s4/tools -- answer SUP-000001 "Turn the picture in Photos first."
npm run support -w @s4/tools -- close SUP-000001 ["A last word."]`

/** One command of S4's staff; returns what to print. Refuses with the usage. */
export async function runSupport(
  db: Database,
  [command, about = '', ...words]: readonly string[],
  now: Date,
): Promise<string> {
  const text = words.join(' ').trim()
  if (command === 'list') return listed(await listTickets(db, about === 'all'))
  if (command !== 'show' && command !== 'answer' && command !== 'close') throw refusal(USAGE)

  const ticket = await findTicket(db, about)
  if (!ticket) throw refusal(`There is no question with the number “${about}”.\n${USAGE}`)
  if (command === 'show') return shown(db, ticket)
  if (command === 'answer' && text === '') throw refusal(`Write the answer after the number.\n${USAGE}`)
  await db.transaction((tx) =>
    answerTicket(commandContext(tx, { actor: null, now, requestId: uuid() }), {
      ticket,
      text,
      close: command === 'close',
    }),
  )
  return `${ticket.number} is ${command === 'close' ? 'closed' : 'answered'}; ${ticket.email} has been told.`
}

const line = ({ number, status, role, email, kind, subject, createdAt, updatedAt }: StaffTicket) =>
  `${number}  ${status.padEnd(8)}  ${updatedAt.slice(0, 16).replace('T', ' ')}  ${role}, ${email}: ${subject}` +
  (kind === 'dataComplaint' ? ` (complaint about personal data: acknowledge by ${acknowledgeBy(createdAt)})` : '')

/** The law gives 30 days. */
const acknowledgeBy = (createdAt: string) =>
  new Date(Date.parse(createdAt) + 30 * 86_400_000).toISOString().slice(0, 10)

const listed = (tickets: readonly StaffTicket[]) =>
  tickets.length === 0 ? 'Nothing waits for S4.' : tickets.map(line).join('\n')

async function shown(db: Database, ticket: StaffTicket): Promise<string> {
  const messages = await listMessages(db, ticket.id)
  const texts = messages.map(({ side, createdAt, event, text, fileIds }) =>
    [
      `--- ${side}, ${createdAt.slice(0, 16).replace('T', ' ')} UTC${event ? `, ${event}` : ''}`,
      text,
      ...fileIds.map((id) => `[picture: files/${id} in the data folder]`),
    ]
      .filter(Boolean)
      .join('\n'),
  )
  return [line(ticket), ...texts].join('\n')
}
