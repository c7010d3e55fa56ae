import { Client } from 'pg'

export type DatabasePasswords = Record<'admin' | 'owner' | 'server', string>

/**
 * Makes what is missing: the role that migrates and owns, the role the server runs as, the database.
 * The extension goes into `template1`, so that every database made later has it.
 */
export async function prepareRoles(adminUrl: string, passwords: DatabasePasswords): Promise<void> {
  await asAdmin(adminUrl, 'template1', async (client) => {
    await client.query('create extension if not exists btree_gist')
  })
  await asAdmin(adminUrl, 'postgres', async (client) => {
    await keepRole(client, 's4_owner', passwords.owner)
    await keepRole(client, 's4_server', passwords.server)
    await client.query('alter role s4_owner createdb')
    const { rowCount } = await client.query(`select from pg_database where datname = 's4'`)
    if (!rowCount) await client.query('create database s4 owner s4_owner')
  })
}

/**
 * For throw-away clusters: the owner may end the server's connections, so that a spec can drop its database under them.
 */
export const letOwnerEndSessions = (adminUrl: string): Promise<void> =>
  asAdmin(adminUrl, 'postgres', async (client) => {
    await client.query('grant pg_signal_backend to s4_owner')
  })

async function keepRole(client: Client, role: string, password: string) {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [role])
  await client.query(`${rowCount ? 'alter' : 'create'} role ${role} login password ${client.escapeLiteral(password)}`)
}

async function asAdmin(adminUrl: string, database: string, work: (client: Client) => Promise<void>) {
  const url = new URL(adminUrl)
  url.pathname = database
  const client = new Client({ connectionString: url.href })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}
