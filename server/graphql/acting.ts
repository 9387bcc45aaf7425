import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { requireMay, type Act } from '#server/kernel/permissions.ts'
import { Refusal } from '#server/kernel/refusal.ts'
import type { Viewer } from './context.ts'

/** Runs a command as the viewer, where they may; else gives the refusal. Before the command, so that no recorded result is told to who may not (any more). */
export async function acting<Result>(
  viewer: Viewer,
  act: Act,
  run: (actor: Actor & Member) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  try {
    return await run(requireMay(viewer, act))
  } catch (error) {
    if (error instanceof Refusal) return { result: null, errors: error.reasons }
    throw error
  }
}
