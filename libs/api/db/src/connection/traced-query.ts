import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import { errorCode } from './database-errors'

/** Inside a trace, a span named by the verb and the first table. It holds neither the text nor a value of it. */
export async function tracedQuery<Result>(sql: string, run: () => Promise<Result>): Promise<Result> {
  if (!trace.getActiveSpan()?.isRecording()) return run()
  const span = trace.getTracer('s4').startSpan(statementName(sql), {
    kind: SpanKind.CLIENT,
    attributes: { 'db.system.name': 'postgresql' },
  })
  try {
    return await run()
  } catch (error) {
    // Its message may quote the row.
    span.setStatus({ code: SpanStatusCode.ERROR }).setAttribute('error.type', errorCode(error) ?? 'lost')
    throw error
  } finally {
    span.end()
  }
}

const VERB = /\b(select|insert|update|delete|set|listen|notify)\b/i
const TABLE = /\b(?:from|into|update|join)\s+(?:only\s+)?([a-z_]+)/i
const INNERMOST = /\([^()]*\)/g

const MOST_KEPT = 1000
const names = new Map<string, string>()

/** `select job`: verb and table of the statement itself, not of its parts in brackets. */
export function statementName(sql: string): string {
  const known = names.get(sql)
  if (known !== undefined) return known
  let outer = sql
  while (outer !== (outer = outer.replaceAll(INNERMOST, ' ')));
  const name = [VERB.exec(outer)?.[1]?.toLowerCase(), TABLE.exec(outer)?.[1]].filter(Boolean).join(' ') || 'sql'
  if (names.size < MOST_KEPT) names.set(sql, name)
  return name
}
