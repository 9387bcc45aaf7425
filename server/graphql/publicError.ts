import { GraphQLError } from 'graphql'
import { Refusal } from '#server/kernel/refusal.ts'

/** An error whose message is for people, marked so for the client; any other message is for developers, or masked. */
export function publicError(message: string, code = 'BAD_REQUEST'): GraphQLError {
  return new GraphQLError(message, { extensions: { code, forPeople: true } })
}

/** Reads for a query; what a rule refuses (a page of 500, a foreign cursor) becomes an error for people that names the reason. */
export async function withPublicErrors<Result>(read: Promise<Result>): Promise<Result> {
  try {
    return await read
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const [{ reason } = {}] = error.reasons
    const { message, extensions } = publicError(error.message)
    throw new GraphQLError(message, { extensions: { ...extensions, reason } })
  }
}
