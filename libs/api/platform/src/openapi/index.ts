export { serveDocs } from './docs'
