import { parseArgs } from 'node:util'
import type { Invitation } from '#server/areas/invitations/createInvitation.ts'
import { StartError } from '#server/lib/startError.ts'
import { readConfig } from '#server/services/config/config.ts'
import { interruption, runProgram } from './failure.ts'
import { type InviteInput, ROLES } from './inviteArguments.ts'

const USAGE = `Usage: npm run invite -- NAME [--role ROLE] [--new]

Prints a one-time link that signs a member in, whether or not the server is running.
If a member has this name or id, the link signs them in. Otherwise it creates one.

  --role ROLE   role of a new member: member (default), collaborator or admin
  --new         creates a new member even if the name is taken
  --help        shows this text
`

function readArguments(args: string[]): InviteInput | 'help' {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { help: { type: 'boolean' }, role: { type: 'string' }, new: { type: 'boolean' } },
    })
    if (values.help === true) return 'help'
    const role = ROLES.find((known) => known === values.role?.toUpperCase())
    if (role === undefined && values.role !== undefined)
      throw new Error(
        `--role is ${JSON.stringify(values.role)}: it must be member, collaborator or admin.`,
      )
    if (positionals.length === 0) throw new Error('Name the member to invite.')
    return { name: positionals.join(' '), role, isNew: values.new ?? false }
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`, 2)
  }
}

await runProgram(async () => {
  const input = readArguments(process.argv.slice(2))
  if (input === 'help') {
    process.stdout.write(USAGE)
    return 0
  }
  const config = readConfig(process.env)
  // Loaded when the arguments are right: the rest of the server takes a while.
  const [{ withControl }, { commands, openServices }] = await Promise.all([
    import('#server/control/client.ts'),
    import('./services.ts'),
  ])
  const call = {
    dataDir: config.dataDir,
    commands,
    openServices: () => openServices(config),
    signal: interruption(),
  }
  for await (const line of withControl(call, 'invite', input)) {
    const { url, expiresAt, name, member } = line as Invitation
    const who =
      member === null
        ? `makes ${name} a member and signs them in`
        : `signs ${name} in (${member.role.toLowerCase()})`
    const until = expiresAt.slice(0, 10)
    process.stdout.write(`${url}\nThis link ${who}. It works once, until ${until}.\n`)
  }
  return 0
})
