export { eraseWorkerRecords } from './erase-worker-records'
export { fitColumns, fitOf, type FitRow, savedColumn } from './fit-row'
export { workerHandlers } from './worker-handlers'
