export { BOLD, bringLetters, readLetters, REGULAR } from './letters'
export { paper, type Paper } from './paper'
