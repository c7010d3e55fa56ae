export { eraseSavedWorkers } from './erase-saved-workers'
export { removeOldBlocks } from './remove-old-blocks'
export { fitColumns, toWorkerFit, type FitRow, savedColumn } from './fit-row'
export { workerHandlers } from './worker-handlers'
