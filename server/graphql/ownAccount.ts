import type { Actor, Member } from '#server/kernel/actor.ts'
import { refusalsAsErrors, type Outcome } from '#server/kernel/command.ts'
import { requireSelf } from '#server/kernel/permissions.ts'
import { builder } from './builder.ts'
import type { Viewer as ViewerShape } from './context.ts'
import type { Payload } from './payload.ts'
import { UserError } from './UserError.ts'
import { Viewer } from './Viewer.ts'

/** Runs a command on the viewer's own account; refused for visitors. */
export async function ownAccount<Result>(
  viewer: ViewerShape,
  wish: string,
  run: (actor: Actor & Member) => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  const { personId, role, banned, siteIsReadable } = viewer
  const self = await refusalsAsErrors(() =>
    Promise.resolve().then(() => requireSelf({ personId, role, banned, siteIsReadable }, wish)),
  )
  return self.result === null ? { result: null, errors: self.errors } : run(self.result)
}

/** The payload of a mutation that gives nothing back but whether it was refused. */
export function barePayload(name: string) {
  return builder.objectRef<Payload>(name).implement({
    fields: (t) => ({
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })
}

/** The payload of a mutation that gives the viewer back as they are afterwards; null where it was refused. */
export function viewerPayload(name: string) {
  return builder.objectRef<Payload & { viewer: ViewerShape | null }>(name).implement({
    fields: (t) => ({
      viewer: t.expose('viewer', { type: Viewer, nullable: true }),
      errors: t.expose('errors', { type: [UserError] }),
      clientMutationId: t.exposeString('clientMutationId', { nullable: true }),
    }),
  })
}
