/** Adds a full stop unless the text is empty or already ends with a punctuation mark. */
export const asSentence = (text: string): string => (text === '' || /[.!?…]["'”’)]?$/.test(text) ? text : `${text}.`)
