import { randomInt } from 'node:crypto'
import { ApiError } from '@s4/contract/api-error'
import { v7 as uuid } from 'uuid'
import type { CompanyActor } from '../actor/actor'
import { queueMessages } from '../message-queue/message-repository'
import type { CommandContext } from '../commands/command-context'
import type { Deps } from '../deps/deps'
import { isSigned, sign } from '../settings/signing-keys'
import { reachRepository } from './reach-repository'

const CODE_LIVES_MS = 10 * 60_000
const MAX_TRIES = 5

type Keys = Pick<Deps, 'sealer' | 'settings'>
type Context = CommandContext<CompanyActor>

/** Keeps a number and sends a code to it: nothing else goes there before the code was entered. */
export async function sendPhoneCode({ tx, actor, now, record }: Context, { sealer, settings }: Keys, phone: string) {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  await reachRepository(tx, actor.uid).savePhone(phone, {
    codeHash: sign(settings.sessionKeys, codeText({ uid: actor.uid, phone, code })),
    expiresAt: new Date(now.getTime() + CODE_LIVES_MS),
  })
  const id = uuid()
  await queueMessages(tx, [
    {
      id,
      uid: actor.uid,
      companyId: actor.companyId,
      channel: 'text',
      purpose: 'code',
      at: now,
      codeSealed: sealer.seal(code, 'outgoing_message.code_sealed', id),
    },
  ])
  await record({ action: 'reach.phone-given', subject: { kind: 'account', id: actor.uid } })
}

/** Verifies the number. Returns the refusal of a wrong code, so that the try counts. */
export async function confirmPhone(
  { tx, actor, now, record }: Context,
  { settings }: Keys,
  code: string,
): Promise<ApiError | null> {
  const reach = reachRepository(tx, actor.uid)
  const held = await reach.lockCode()
  if (!held?.phone || !held.codeHash || !held.codeExpiresAt || Date.parse(held.codeExpiresAt) <= now.getTime())
    return wrongCode('That code has expired. Ask for a new one.')
  if (held.codeTries >= MAX_TRIES) return wrongCode('The code was wrong too often. Have a new one sent.')
  const given = codeText({ uid: actor.uid, phone: held.phone, code: code.replaceAll(/\D/g, '') })
  if (!isSigned(settings.sessionKeys, given, held.codeHash)) {
    await reach.countWrongCode()
    return wrongCode(
      held.codeTries + 1 >= MAX_TRIES
        ? 'The code was wrong too often. Have a new one sent.'
        : 'That is not the code in the text.',
    )
  }
  await reach.verifyPhone(now)
  await record({ action: 'reach.phone-verified', subject: { kind: 'account', id: actor.uid } })
  return null
}

const wrongCode = (message: string) => new ApiError('input.invalid', { fields: { code: message } })

const codeText = ({ uid, phone, code }: { uid: string; phone: string; code: string }) => `phone:${uid}:${phone}:${code}`
