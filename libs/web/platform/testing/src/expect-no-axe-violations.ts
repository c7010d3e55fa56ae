import axe from 'axe-core'

/** Fails with the accessibility faults of an element. Contrast needs a layout, so the browser journeys check it. */
export async function expectNoAxeViolations(container: Element = document.body): Promise<void> {
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false } },
    resultTypes: ['violations'],
  })
  const sentences = violations.flatMap(({ help, nodes }) => nodes.map(({ html }) => `${help}: ${html}`))
  if (sentences.length > 0) throw new Error(`${sentences.length} accessibility faults:\n${sentences.join('\n')}`)
}
