/** Longer than any press takes to be answered and its screen to be read again. */
const ACTION_MS = 10_000

const random = () => crypto.randomUUID().replaceAll('-', '')
let pressedAt = 0
let action = ''

const begin = () => {
  pressedAt = Date.now()
  action = random()
}
// Pages are also made on a machine without a browser, where nobody presses anything.
if (typeof window !== 'undefined') for (const press of ['click', 'keydown']) addEventListener(press, begin, true)

/**
 * The header of W3C Trace Context. What a press sends, and what is read again after it, is one trace; whatever goes out
 * by itself is one of its own.
 */
export const traceParent = () => `00-${Date.now() - pressedAt < ACTION_MS ? action : random()}-${random().slice(16)}-00`
