export { BOLD, canShow, registerFonts, loadFonts, REGULAR } from './fonts'
export { type Letterhead, paper, type Paper } from './paper'
