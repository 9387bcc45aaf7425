import type { GraphQLSchema } from 'graphql'
import './Board.ts'
import './createSite.ts'
import './DateTime.ts'
import './IdeaConnection.ts'
import './invitation.ts'
import './markdownPreview.ts'
import './nodeQueries.ts'
import './postIdea.ts'
import './setVote.ts'
import './signOut.ts'
import './Site.ts'
import './Viewer.ts'
import { builder } from './builder.ts'

let built: GraphQLSchema | undefined

/** The executable schema: every file above adds its type, fields and mutations. One per process. */
export function buildSchema(): GraphQLSchema {
  return (built ??= builder.toSchema())
}
