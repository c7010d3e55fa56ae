export { inBatches } from './in-batches'
export { calmly } from './calmly'
