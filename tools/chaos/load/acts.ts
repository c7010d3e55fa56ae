import { createHash } from 'node:crypto'
import { pinAnswer } from '../../bench/alerts/shift-of-a-thousand'
import type { Worker } from '../../bench/day-of-work/on-shift'
import type { Talker } from '../../bench/setup/a-session'

export const kinds = ['position', 'report', 'answer', 'application', 'hours', 'payment', 'message'] as const
export type Kind = (typeof kinds)[number]

/** One press of a button, with what the database must have of it once it was answered well. */
export interface Act {
  kind: Kind
  /** As the database names it (judge/stored.ts). */
  id: string
  key: string
  path: string
  body: object
  by: { worker: Worker } | { talker: Talker }
}

/** As a position keeps its key. */
const shortKey = (key: string) => createHash('sha256').update(key).digest().readBigInt64BE().toString()

export const position = (worker: Worker, key: string): Act => ({
  kind: 'position',
  id: shortKey(key),
  key,
  path: `/assignments/${worker.assignmentId}/location`,
  body: {
    id: worker.assignmentId,
    position: { lat: 51.5, lng: -0.06, accuracy: 10 },
    deviceAt: new Date().toISOString(),
  },
  by: { worker },
})

export const report = (worker: Worker, key: string): Act => ({
  kind: 'report',
  id: `All quiet, ${key}.`,
  key,
  path: `/assignments/${worker.assignmentId}/logbook`,
  body: { text: `All quiet, ${key}.` },
  by: { worker },
})

export const answer = (worker: Worker, callId: string, key: string): Act => ({
  kind: 'answer',
  id: callId,
  key,
  path: `/check-calls/${callId}/answer`,
  body: { ...pinAnswer, position: null, deviceAt: null },
  by: { worker },
})

export const application = (talker: Talker, jobId: string, key: string): Act => ({
  kind: 'application',
  id: `${jobId} ${talker.uid}`,
  key,
  path: `/jobs/${jobId}/applications`,
  body: { note: 'I know the place.' },
  by: { talker },
})

export const hours = (talker: Talker, assignmentId: string, key: string): Act => ({
  kind: 'hours',
  id: assignmentId,
  key,
  path: '/hours/agree',
  body: { work: [{ id: assignmentId, acceptExtra: false }] },
  by: { talker },
})

export const payment = (talker: Talker, invoice: { id: string; total: number }, key: string): Act => ({
  kind: 'payment',
  id: invoice.id,
  key,
  path: '/payments',
  body: { paidOn: new Date().toISOString().slice(0, 10), invoices: [{ id: invoice.id, amount: invoice.total }] },
  by: { talker },
})

export const message = (talker: Talker, conversationId: string, key: string): Act => ({
  kind: 'message',
  id: key,
  key,
  path: `/conversations/${conversationId}/messages`,
  body: { messageId: key, text: 'Is the gate open?' },
  by: { talker },
})
