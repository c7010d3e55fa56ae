import { flushSync } from 'react-dom'

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/**
 * Shows the app in place of the written page, with what somebody typed, chose, opened and pressed there meanwhile, and
 * with the focus where it was.
 */
export function takeOver(root: HTMLElement, show: () => void): void {
  const changed = fieldsIn(root).filter(isChanged)
  const opened = [...root.querySelectorAll('details')].map(({ open }) => open)
  const pressed = [...root.querySelectorAll<HTMLElement>('[data-pressed]')]
  const focused = root.contains(document.activeElement) ? document.activeElement : null

  flushSync(show)
  delete root.dataset.written

  for (const field of changed) fill(twinOf(root, field), field)
  root.querySelectorAll('details').forEach((details, index) => (details.open = opened[index] ?? details.open))
  const focus = focused && twinOf(root, focused)
  if (focus instanceof HTMLElement) focus.focus({ preventScroll: true })
  for (const one of pressed) press(twinOf(root, one))
}

const fieldsIn = (root: HTMLElement) => [...root.querySelectorAll<Field>('input, select, textarea')]

function isChanged(field: Field): boolean {
  if (field instanceof HTMLSelectElement)
    return [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
  return isTicked(field) ? field.checked !== field.defaultChecked : field.value !== field.defaultValue
}

const isTicked = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && ['checkbox', 'radio'].includes(field.type)

/** What stands for an element of the written page in the app: of the same kind, with the same name or words. */
function twinOf(root: HTMLElement, element: Element): Element | null {
  const same = [...root.querySelectorAll(element.tagName)].filter((other) => nameOf(other) === nameOf(element))
  return same[0] ?? null
}

const nameOf = (element: Element) =>
  [element.getAttribute('name'), isTicked(element) && element.value, element.ariaLabel || element.textContent].join()

function fill(twin: Element | null, field: Field): void {
  if (isTicked(field)) {
    if (twin && isTicked(twin) && twin.checked !== field.checked) twin.click()
    return
  }
  // The app hears of a value only when the browser's own setter was used, and the field says so.
  const { set } = (twin && Object.getOwnPropertyDescriptor(Object.getPrototypeOf(twin), 'value')) ?? {}
  set?.call(twin, field.value)
  twin?.dispatchEvent(new Event(field instanceof HTMLSelectElement ? 'change' : 'input', { bubbles: true }))
}

function press(twin: Element | null): void {
  if (twin instanceof HTMLFormElement) twin.requestSubmit()
  else if (twin instanceof HTMLElement) twin.click()
}
