export { serveIntermediaries } from './serve-intermediaries'
