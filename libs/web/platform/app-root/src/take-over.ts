type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export interface TakingOver {
  /** Whether something in the written page was typed or chosen, or has the focus. */
  isTouched: () => boolean
  /** To be called once the app stands in the written page's place and hears what happens in it. */
  onShown: () => void
}

interface Presses {
  /** What was pressed is done after this, once the app has begun all that it begins with. */
  before: () => Promise<void>
  /** What was pressed is not in the app, nor has it come with what the app has read since. */
  onMissing: () => void
}

/** In milliseconds: what the app has read by then shows what was pressed, or never will. */
const READ_WITHIN_MS = 3000
const LOOKED_EVERY_MS = 100

/**
 * Shows the app in place of the written page, with what somebody typed, chose, opened and pressed there until then, and
 * with the focus where it was.
 */
export function takeOver(root: HTMLElement, show: (takingOver: TakingOver) => void, presses?: Partial<Presses>): void {
  const written = document.createElement('div')
  const nodes = [...root.childNodes]
  let focused = root.contains(document.activeElement) ? document.activeElement : null
  const handleFocus = ({ target }: Event) => {
    focused = target instanceof Element ? target : null
  }
  let isAllSelected = false
  const handleBlur = ({ target }: Event) => {
    isAllSelected = target instanceof HTMLInputElement && target.value === getSelection()?.toString()
    queueMicrotask(() => {
      // What is taken away loses the focus, too.
      if (target === focused && focused?.isConnected) focused = null
    })
  }
  root.addEventListener('focusin', handleFocus)
  root.addEventListener('focusout', handleBlur)

  const isTouched = () =>
    focused !== null || nodes.some((node) => node instanceof Element && fieldsIn(node).some(isChanged))
  const onShown = () => {
    root.removeEventListener('focusin', handleFocus)
    root.removeEventListener('focusout', handleBlur)
    delete root.dataset.written
    written.append(...nodes)

    for (const field of fieldsIn(written).filter(isChanged)) fill(twinOf(root, written, field), field)
    // Somebody may still be choosing the file that they were asked for by the page before.
    for (const field of fieldsIn(written).filter(isFile))
      field.addEventListener('change', () => fill(twinOf(root, written, field), field))
    const details = [...written.querySelectorAll('details')].map(({ open }) => open)
    root.querySelectorAll('details').forEach((one, index) => (one.open = details[index] ?? one.open))
    const focus = focused && twinOf(root, written, focused)
    if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
    if (isText(focused) && isText(focus)) select(focus, focused)
    else if (isAllSelected && focus instanceof HTMLInputElement) focus.select()
    let href = location.href
    const isHere = () => location.href === href
    setTimeout(async () => {
      await presses?.before?.()
      for (const one of written.querySelectorAll('[data-pressed]')) {
        // Found only now: what the app has read since may have made it anew.
        const twin = await soon(() => (isHere() ? twinOf(root, written, one) : null))
        if (twin) press(twin)
        else if (isHere()) presses?.onMissing?.()
        // What was pressed may have led elsewhere.
        href = location.href
      }
    })
  }
  show({ isTouched, onShown })
}

async function soon<Found>(find: () => Found | null): Promise<Found | null> {
  let found = find()
  for (let waited = 0; !found && waited < READ_WITHIN_MS; waited += LOOKED_EVERY_MS) {
    await new Promise((resolve) => setTimeout(resolve, LOOKED_EVERY_MS))
    found = find()
  }
  return found
}

const fieldsIn = (page: ParentNode) => [...page.querySelectorAll<Field>('input, select, textarea')]

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement) return isChosen(field)
  if (isFile(field)) return (field.files?.length ?? 0) > 0
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

/** Where the page names no option, the browser shows the first, and nobody chose it. */
function isChosen({ options, multiple, selectedIndex }: HTMLSelectElement): boolean {
  const isNamed = [...options].some(({ defaultSelected }) => defaultSelected)
  if (!multiple && !isNamed) return selectedIndex > [...options].findIndex(({ disabled }) => !disabled)
  return [...options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
}

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

type TextField = HTMLInputElement | HTMLTextAreaElement

/** With a place for typing in it; of fields of numbers and emails only selected text can be read. */
const isText = (element: Element | null): element is TextField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) && element.selectionStart !== null

const select = (field: TextField, { selectionStart, selectionEnd, selectionDirection }: TextField) =>
  field.setSelectionRange(selectionStart, selectionEnd, selectionDirection ?? 'none')

const isFile = (field: Element): field is HTMLInputElement => field instanceof HTMLInputElement && field.type === 'file'

/**
 * What stands in the app for an element of the written page: of the same kind, with the same name or words, and in the
 * same place among those. Null where their numbers differ, so that nothing else is filled or pressed.
 */
function twinOf(app: ParentNode, written: ParentNode, element: Element): Element | null {
  const sameIn = (page: ParentNode) =>
    [...page.querySelectorAll(element.tagName)].filter((other) => nameOf(other) === nameOf(element))
  const [before, now] = [sameIn(written), sameIn(app)]
  return before.length === now.length ? (now[before.indexOf(element)] ?? null) : null
}

const nameOf = (element: Element) =>
  [element.getAttribute('name'), isTicked(element) && element.value, element.ariaLabel || element.textContent].join()

function fill(twin: Element | null, field: Field): void {
  if (isTicked(field)) {
    if (twin && isTicked(twin) && twin.checked !== field.checked) twin.click()
    return
  }
  if (isFile(field)) {
    if (!twin || !isFile(twin)) return
    twin.files = field.files
    twin.dispatchEvent(new Event('change', { bubbles: true }))
    return
  }
  // The app hears of a value only when the browser's own setter was used, and the field says so.
  const { set } = (twin && Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')) ?? {}
  set?.call(twin, field.value)
  twin?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function press(twin: Element): void {
  if (twin instanceof HTMLFormElement) twin.requestSubmit()
  else if (twin instanceof HTMLElement) twin.click()
}
