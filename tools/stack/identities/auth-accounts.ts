import { existsSync, readFileSync } from 'node:fs'
import { writePrivately } from '../../workspace/private-file'

type Account = { localId: string; validSince?: string } & Record<string, unknown>

const owner = { authorization: 'Bearer owner', 'content-type': 'application/json' }

async function ask<Answer>(url: string, method: string, body?: unknown): Promise<Answer> {
  const init = body === undefined ? { method, headers: owner } : { method, headers: owner, body: JSON.stringify(body) }
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(20_000) })
  if (!response.ok) throw new Error(`The Auth emulator answered ${response.status}: ${await response.text()}`)
  return response.json() as Promise<Answer>
}

/** The accounts of one project in a running Auth emulator. */
export function authAccounts(url: string, project: string) {
  const accountsUrl = `${url}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`

  const all = async () => {
    // A negative size returns all accounts on one page.
    const { users = [] } = await ask<{ users?: Account[] }>(`${accountsUrl}:batchGet?maxResults=-1`, 'GET')
    return users
  }

  return {
    all,

    /** Hides whether an address has an account, as in production. */
    hideWhichAddressesExist: () =>
      ask(`${url}/emulator/v1/projects/${project}/config`, 'PATCH', {
        emailPrivacyConfig: { enableImprovedEmailPrivacy: true },
      }),

    /** Writes them to the file when they are not what `saved` says; returns what is saved now. */
    async save(file: string, saved: string): Promise<string> {
      const text = JSON.stringify({ users: await all() })
      if (text !== saved) writePrivately(file, text)
      return text
    },

    async restore(file: string): Promise<void> {
      if (!existsSync(file)) return
      const { users }: { users: Account[] } = JSON.parse(readFileSync(file, 'utf8'))
      if (users.length === 0) return
      const { error = [] } = await ask<{ error?: { index: number; message: string }[] }>(
        `${accountsUrl}:batchCreate`,
        'POST',
        { users, allowOverwrite: true },
      )
      if (error[0])
        throw new Error(`The Auth emulator refused ${error.length} of ${users.length} accounts: ${error[0].message}`)
      // Restoring counts as a change of password, which would sign everybody out.
      await Promise.all(
        users
          .filter(({ validSince }) => validSince)
          .map(({ localId, validSince }) => ask(`${accountsUrl}:update`, 'POST', { localId, validSince })),
      )
    },
  }
}
