// Serves Firebase's Auth emulator on 127.0.0.1: node auth-emulator.mjs <port> <project>
import spec from 'firebase-tools/lib/emulator/auth/apiSpec.js'
import { createApp } from 'firebase-tools/lib/emulator/auth/server.js'
import { logger } from 'firebase-tools/lib/logger.js'

const [port, project] = process.argv.slice(2)

// It would write people's email addresses and links into the log.
logger.silent = true

// It prepares every endpoint before it answers; without those of tenants, second factors and
// their configuration, which S4 does not use, it answers in half the time.
for (const path of Object.keys(spec.default.paths)) {
  if (/\/tenants|Configs|identityPlatform|mfa|passkey/.test(path)) delete spec.default.paths[path]
}

const app = await createApp(project)
app.listen(Number(port), '127.0.0.1')
