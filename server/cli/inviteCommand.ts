import type { Command } from '#server/control/commands.ts'
import { StartError } from '#server/startError.ts'
import { createInvitation } from '#server/domain/createInvitation.ts'
import { Refusal } from '#server/domain/refusal.ts'
import type { InviteInput, InviteLine } from './inviteArguments.ts'
import type { Services } from './services.ts'

/** Makes a one-time link that signs a new member in. */
export const inviteCommand: Command<Services> = async function* (input, { services }): AsyncGenerator<InviteLine> {
  try {
    yield await createInvitation(services.db, input as InviteInput, services.publicUrl)
  } catch (error) {
    if (error instanceof Refusal) throw new StartError(error.message)
    throw error
  }
}
