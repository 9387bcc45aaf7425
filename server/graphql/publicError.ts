import { GraphQLError } from 'graphql'
import { Refusal } from '#server/kernel/refusal.ts'

/** An error whose message is for people, marked so for the client; any other message is for developers, or masked. */
export function publicError(message: string, code = 'BAD_REQUEST'): GraphQLError {
  return new GraphQLError(message, { extensions: { code, forPeople: true } })
}

/** Reads for a query; what a rule refuses (a page of 500, a foreign cursor) becomes an error for people. */
export async function withPublicErrors<Result>(read: Promise<Result>): Promise<Result> {
  try {
    return await read
  } catch (error) {
    throw error instanceof Refusal ? publicError(error.message) : error
  }
}
