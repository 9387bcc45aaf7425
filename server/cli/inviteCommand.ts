import { createInvitation, type Invitation } from '#server/areas/invitations/createInvitation.ts'
import type { Command } from '#server/control/commands.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import { StartError } from '#server/lib/startError.ts'
import type { InviteInput } from './inviteArguments.ts'
import type { Services } from './services.ts'

/** Makes a one-time link that signs a member in, new or known. */
export const inviteCommand: Command<Services> = async function* (
  input,
  { services },
): AsyncGenerator<Invitation> {
  try {
    yield await createInvitation(services.db, input as InviteInput, services.publicUrl)
  } catch (error) {
    if (error instanceof Refusal) throw new StartError(error.message)
    throw error
  }
}
