const RealDate = Date
const ONE_SECOND = 1000

let ahead = 0
const pageNow = () => RealDate.now() + ahead

/** Without arguments a date is now. */
const PageDate = new Proxy(RealDate, {
  construct: (real, given: unknown[]) => Reflect.construct(real, given.length === 0 ? [pageNow()] : given),
  get: (real, name) => (name === 'now' ? pageNow : Reflect.get(real, name)),
})

/**
 * Sets the time of the thread that writes pages, in milliseconds since 1970: tests move the clock of S4, and a page is
 * written by it. Otherwise the time stays the machine's.
 */
export function setClock(now: number): void {
  ahead = now - RealDate.now()
  globalThis.Date = Math.abs(ahead) < ONE_SECOND ? RealDate : PageDate
}
