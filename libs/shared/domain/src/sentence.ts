/** What somebody wrote, so that a sentence can stand after it: with a full stop unless it ends with a mark of its own. Nothing stays nothing. */
export const asSentence = (text: string): string => (text === '' || /[.!?…]["'”’)]?$/.test(text) ? text : `${text}.`)
