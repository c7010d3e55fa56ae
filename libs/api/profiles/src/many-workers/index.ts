export { manyWorkerHandlers } from './many-worker-handlers'
