import { askOpen } from './storm'

/** A storm from a process of its own: its arguments are port, path, requests a second and seconds. */
const [port, path = '', rate, seconds] = process.argv.slice(2)
console.log(JSON.stringify(await askOpen({ port: Number(port), path, seconds: Number(seconds) }, Number(rate))))
