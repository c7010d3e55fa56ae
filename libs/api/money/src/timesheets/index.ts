export { serveTimesheet, timesheetHandlers } from './timesheet-handlers'
