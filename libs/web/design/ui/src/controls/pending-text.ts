const verbs = [
  'Accept',
  'Add',
  'Agree',
  'Answer',
  'Apply',
  'Archive',
  'Ask',
  'Book',
  'Cancel',
  'Change',
  'Claim',
  'Close',
  'Confirm',
  'Create',
  'Delete',
  'Download',
  'Invite',
  'Mark',
  'Offer',
  'Pause',
  'Post',
  'Publish',
  'Record',
  'Remove',
  'Report',
  'Resume',
  'Save',
  'Send',
  'Sign',
  'Stop',
  'Withdraw',
]
const verb = new RegExp(`^(${verbs.join('|')})\\b`)

/** What a button says while it works: `Save the note` as `Saving the note…`. Without such a verb it stays as it is. */
export const pendingText = (text: string): string => (verb.test(text) ? `${text.replace(verb, doing)}…` : text)

function doing(word: string): string {
  if (word === 'Cancel') return 'Cancelling'
  if (word === 'Stop') return 'Stopping'
  return `${word.replace(/([^e])e$/, '$1')}ing`
}
