import type { FieldMap, InputFieldMap, InputShapeFromFields, ObjectRef } from '@pothos/core'
import type { Actor, Member } from '#server/kernel/actor.ts'
import type { Act, OwnAct } from '#server/kernel/acts.ts'
import { callIdOf, type CallId } from '#server/kernel/callId.ts'
import type { Outcome } from '#server/kernel/command.ts'
import { isOwnAct, requireMay, requireSelf } from '#server/kernel/permissions.ts'
import { Refusal, type UserErrorData } from '#server/kernel/refusal.ts'
import { builder, fallible, type Fields, type Types } from './builder.ts'
import type { Context } from './context.ts'
import { nouns, readIds, requireIds, type IdArguments, type ReadIds } from './ids.ts'
import { UserError } from './UserError.ts'

/**
 * The outcome of a mutation as the fields of its payload read it: the command's result, null where
 * it was refused, and the ids that were given, as far as they name something.
 */
export interface Answer<Result, Asked = object> {
  result: Result | null
  asked: Asked
  errors: readonly UserErrorData[]
  clientMutationId: string | null
}

/** `null`: whoever calls, whose command decides for itself. */
type May = Act | OwnAct | null
/** The promise of a call's id, which `runCommand` keeps. */
const CALL_ID =
  'An id of the call, chosen by the client, at most 200 characters. For 30 days the same call with the same id is answered with what it came to and not done again, however often it is repeated and also when both arrive at once; with other arguments (`guard` and `expectedVersion` may change), or of another mutation, it is refused with CONFLICT. A refused call is not remembered. Ids belong to the person who calls; `signOut`, and calls that ask for a code or sign somebody in, remember none. Without it every call is one of its own.'
/** The price of a command and its transaction. */
const COMMAND = { db: 40, rows: 400 }

type ArgumentsOf<Args extends InputFieldMap> = InputShapeFromFields<Args>
type AskedIds<Ids extends IdArguments> = {
  [Name in keyof ReadIds<Ids>]: ReadIds<Ids>[Name] | null
}

/** The call that a mutation's command gets. */
type Call<
  Args extends InputFieldMap,
  Ids extends IdArguments,
  Allowed extends May,
> = ArgumentsOf<Args> &
  ReadIds<Ids> & {
    clientMutationId: CallId | null
    actor: Allowed extends null ? null : Actor & Member
  }

interface Mutation<
  Args extends InputFieldMap,
  Ids extends IdArguments,
  Allowed extends May,
  Result,
> {
  description: string
  /** Required arguments that are ids, by what they name: read, and refused where they name nothing. */
  ids?: Ids
  args?: Args
  /**
   * The act that the caller must be allowed; checked first, so that a recorded result is not told
   * to a caller who may not (any more).
   */
  may: Allowed
  command: (call: Call<Args, Ids, Allowed>, context: Context) => Promise<Outcome<Result>>
  /**
   * The payload's fields besides `errors` and `clientMutationId`, or a type that several mutations
   * share. They are read after the command, with nothing left of what was read before it.
   */
  payload?:
    | ((t: Fields<Answer<Result, AskedIds<Ids>>>) => FieldMap)
    | ObjectRef<Types, Answer<Result>>
}

/** Adds a mutation to the schema: arguments, permission, command and payload. All that mutations have in common is done here. */
export function mutation<
  Result,
  Args extends InputFieldMap = Record<never, never>,
  Ids extends IdArguments = Record<never, never>,
  const Allowed extends May = May,
>(name: string, options: Mutation<Args, Ids, Allowed, Result>): void {
  const { description, may, command, payload = () => ({}) } = options
  const ids = options.ids ?? ({} as Ids)
  const type =
    typeof payload === 'function'
      ? payloadType<Answer<Result, AskedIds<Ids>>>(payloadName(name), {
          description: `The outcome of \`${name}\`.`,
          fields: payload,
        })
      : payload
  builder.mutationField(name, (t) =>
    t.field({
      type: type as ObjectRef<Types, Answer<Result, AskedIds<Ids>>>,
      ...fallible,
      cost: COMMAND,
      description,
      args: {
        ...idArguments(ids),
        ...options.args,
        clientMutationId: t.arg.string({ description: CALL_ID }),
      },
      resolve: async (_, given, context) => {
        const { clientMutationId = null, ...rest } = given
        const asked = readIds(ids, rest)
        const { result, errors } = await withRefusals(async () => {
          const actor = memberWhoMay(context, may)
          const callId = callIdOf(clientMutationId, rest)
          const call = { ...rest, ...requireIds(ids, asked), actor, clientMutationId: callId }
          return command(call as Call<Args, Ids, Allowed>, context)
        })
        context.viewer.forget()
        return { result, asked, errors, clientMutationId }
      },
    }),
  )
}

/** A payload type with the fields that all have. */
export function payloadType<Shape extends Answer<unknown>>(
  name: string,
  { description, fields }: { description: string; fields: (t: Fields<Shape>) => FieldMap },
): ObjectRef<Types, Shape> {
  return builder.objectRef<Shape>(name).implement({
    description,
    fields: (t) => ({
      ...fields(t),
      errors: t.field({
        type: [UserError],
        cost: { size: 10, most: 30, db: 0 },
        description: 'Why the call was refused; empty where it was not.',
        resolve: ({ errors }) => [...errors],
      }),
      clientMutationId: t.string({
        nullable: true,
        description: 'The `clientMutationId` of the call; null where it had none.',
        resolve: ({ clientMutationId }) => clientMutationId,
      }),
    }),
  })
}

function payloadName(mutationName: string): string {
  return `${mutationName.charAt(0).toUpperCase()}${mutationName.slice(1)}Payload`
}

function idArguments(ids: IdArguments): InputFieldMap {
  return builder.args((t) =>
    Object.fromEntries(
      Object.entries(ids).map(([name, kind]) => [
        name,
        t.id({
          required: true,
          description: `Id of ${nouns[kind]}. One that names nothing the viewer may read is refused with NOT_FOUND.`,
        }),
      ]),
    ),
  )
}

function memberWhoMay({ viewer }: Context, act: May): (Actor & Member) | null {
  if (act === null) return null
  return isOwnAct(act) ? requireSelf(viewer, act) : requireMay(viewer, act)
}

async function withRefusals<Result>(
  work: () => Promise<Outcome<Result>>,
): Promise<Outcome<Result>> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Refusal) return { result: null, errors: error.reasons }
    throw error
  }
}
