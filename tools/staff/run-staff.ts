import { addStaff, findStaff, listStaff, noteOwnAccount, removeStaff } from '@s4/api-identity/staff'
import { commandContext, type CommandContext } from '@s4/api-platform/commands'
import type { Database } from '@s4/db'
import { shellLinks } from '@s4/links'
import { v7 as uuid } from 'uuid'
import { refusal } from '../workspace/refusal'

const USAGE = `npm run staff -- add ola@example.co.uk "Ola Fox"   prints a link to register a passkey; again: a new link
npm run staff -- account ola@example.co.uk ola@home.example   says which account of S4 is their own
npm run staff -- remove ola@example.co.uk
npm run staff -- list`

interface Running {
  db: Database
  now: Date
  /** Of the apex host. */
  origin: string
}

/** Returns what to print. Refuses with the usage. */
export async function runStaff({ db, now, origin }: Running, [command, ...words]: readonly string[]): Promise<string> {
  const [email = '', ...names] = words
  const run = <Result>(act: (ctx: CommandContext<null>) => Promise<Result>) =>
    db.transaction((tx) => act(commandContext(tx, { actor: null, now, requestId: uuid() })))

  if (command === 'list') {
    const members = await listStaff(db)
    return members.length === 0
      ? 'Nobody can sign in to the console.'
      : members
          .map((member) => `${member.email}  ${member.name}${member.hasPasskey ? '' : '  (no passkey yet)'}`)
          .join('\n')
  }
  if (command === 'account') {
    const member = await findStaff(db, email)
    const [own = ''] = names
    if (!member) throw refusal(`Nobody of the staff has the address “${email}”.`)
    if (!(await run((ctx) => noteOwnAccount(ctx, member.id, own))))
      throw refusal(`No account has the address “${own}”.`)
    return `${email} decides nothing about the account of ${own}.`
  }
  if (command === 'remove') {
    if (!(await run((ctx) => removeStaff(ctx, email)))) throw refusal(`Nobody of the staff has the address “${email}”.`)
    return `${email} can no longer sign in to the console.`
  }

  const name = names.join(' ').trim() || ((await findStaff(db, email))?.name ?? '')
  if (command !== 'add' || !/^[^\s@]+@[^\s@]+$/.test(email) || name === '') throw refusal(USAGE)
  const token = await run((ctx) => addStaff(ctx, { email, name }))
  return [
    `Give this link to ${name}. It registers a passkey, works once and ends in 15 minutes:`,
    `${origin}${shellLinks.staffEnrolment}#${token}`,
  ].join('\n')
}
