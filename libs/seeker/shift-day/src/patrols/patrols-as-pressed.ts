import type { Patrol } from '@s4/contract'
import { at, waitingFor } from '../phone-queue/as-pressed'
import type { ShiftPatrols } from '../phone-queue/kept-shift'
import type { KeptAction } from '../phone-queue/phone-database'

/** The twelve characters of a code as people type or scan it, with or without the link around it. */
const plainCode = (text: string): string =>
  (URL.canParse(text) ? (new URL(text).searchParams.get('code') ?? '') : text)
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')

/** The letter of the checkpoint whose code this is; null for a code that the phone does not know. */
export async function letterOf(code: string, codeMarks: ShiftPatrols['codeMarks']): Promise<string | null> {
  // Only over HTTPS and on this machine itself.
  const subtle = (crypto as { subtle?: SubtleCrypto }).subtle
  if (!subtle) return null
  const digest = new Uint8Array(await subtle.digest('SHA-256', new TextEncoder().encode(plainCode(code))))
  const mark = [...digest.subarray(0, 4)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
  return Object.entries(codeMarks).find(([, known]) => known.includes(mark))?.[0] ?? null
}

/** The patrols as they will be once what the phone keeps has been sent. The server checks every code again. */
export async function patrolsAsPressed(
  id: string,
  { patrols, codeMarks, ...rest }: ShiftPatrols,
  kept: readonly KeptAction[],
): Promise<ShiftPatrols> {
  let shown = patrols
  for (const action of waitingFor(id, kept)) {
    const { patrolId, code, reason } = action.input
    if (action.name === 'patrols.cutShort')
      shown = change(shown, patrolId, (patrol) => ({ ...patrol, status: 'cutShort', reason: String(reason) }))
    if (action.name !== 'patrols.scan') continue
    const letter = await letterOf(String(code), codeMarks)
    shown = change(shown, patrolId, (patrol) => scanned(patrol, letter, at(action)))
  }
  return { patrols: shown, codeMarks, ...rest }
}

const change = (patrols: Patrol[], id: unknown, to: (patrol: Patrol) => Patrol) =>
  patrols.map((patrol) => (patrol.id === id ? to(patrol) : patrol))

function scanned(patrol: Patrol, letter: string | null, time: string): Patrol {
  const isLate = patrol.status === 'cutShort' || time >= patrol.missAt
  const points = patrol.points.map((point) =>
    point.letter === letter && point.scannedAt === null ? { ...point, scannedAt: time, isLate } : point,
  )
  const isDone = patrol.status === 'due' && points.every(({ scannedAt }) => scannedAt !== null)
  return { ...patrol, points, status: isDone ? 'done' : patrol.status }
}
