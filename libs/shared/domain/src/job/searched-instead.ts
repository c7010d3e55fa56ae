/** Above jobs that were found for other words than those asked for. */
export const searchedInsteadText = (text: string, instead: string): string =>
  `No jobs found for “${text}”. These match “${instead}”.`
