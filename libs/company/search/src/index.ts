export { SearchTool } from './search-tool'
