// Serves Firebase's Storage emulator on 127.0.0.1: node storage-emulator.mjs <port> <project>
import { StorageEmulator } from 'firebase-tools/lib/emulator/storage/index.js'
import { EmulatorRegistry } from 'firebase-tools/lib/emulator/registry.js'

const [port, projectId] = process.argv.slice(2)

const emulator = new StorageEmulator({ projectId, host: '127.0.0.1', port: Number(port), rules: [] })
// Rules are for browsers, which never reach the bucket, and their runtime is a jar that would be fetched.
for (const part of [emulator._rulesRuntime, emulator._rulesManager]) part.start = part.stop = async () => undefined
await EmulatorRegistry.start(emulator)
