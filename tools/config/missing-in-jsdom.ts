// jsdom lays nothing out: these parts of a browser are absent, and answer here as an idle page would.
const idleObserver = class {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return []
  }
}

/** Everything is in the window. */
const seeingObserver = class extends idleObserver {
  #tell: (changes: { isIntersecting: boolean }[]) => void
  constructor(tell: (changes: { isIntersecting: boolean }[]) => void) {
    super()
    this.#tell = tell
  }
  override observe() {
    this.#tell([{ isIntersecting: true }])
  }
}

const absent = {
  matchMedia: (media: string) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }),
  ResizeObserver: idleObserver,
  IntersectionObserver: seeingObserver,
}

for (const [name, value] of Object.entries(absent)) {
  if (!(name in globalThis)) Object.defineProperty(globalThis, name, { value, writable: true, configurable: true })
}

// Tools are compiled without the DOM's types.
const page = globalThis as unknown as { Element: { prototype: object } }
Object.assign(page, { scrollTo() {} })
Object.assign(page.Element.prototype, { scrollIntoView() {}, getAnimations: () => [] })
