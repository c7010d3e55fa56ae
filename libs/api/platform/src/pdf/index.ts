export { BOLD, canShow, registerFonts, loadFonts, REGULAR } from './fonts'
export { paper, type Paper } from './paper'
