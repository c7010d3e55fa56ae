/** The result of reading typed text: the canonical value, or the message to show beside the field. */
export type Parsed<Value = string> = { ok: true; value: Value } | { ok: false; message: string }

export const accepted = <Value>(value: Value): Parsed<Value> => ({ ok: true, value })

export const refused = (message: string): { ok: false; message: string } => ({ ok: false, message })
