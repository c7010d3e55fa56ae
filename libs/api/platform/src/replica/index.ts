export { searchReads, type SearchReads } from './search-reads'
