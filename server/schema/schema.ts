import type { GraphQLSchema } from 'graphql'
import './Board.ts'
import './createSite.ts'
import './DateTime.ts'
import './formGuard.ts'
import './deleteAccount.ts'
import './emailChange.ts'
import './IdeaConnection.ts'
import './invitation.ts'
import './invitations.ts'
import './markdownPreview.ts'
import './moderation.ts'
import './moderating.ts'
import './nodeQueries.ts'
import './people.ts'
import './postIdea.ts'
import './Report.ts'
import './sessions.ts'
import './setVote.ts'
import './signOut.ts'
import './signInWithCode.ts'
import './signInWithProvider.ts'
import './Site.ts'
import './updateProfile.ts'
import './updateBoard.ts'
import './updateSite.ts'
import './Viewer.ts'
import { builder } from './builder.ts'

let built: GraphQLSchema | undefined

/** The executable schema: every file above adds its type, fields and mutations. One per process. */
export function buildSchema(): GraphQLSchema {
  return (built ??= builder.toSchema())
}
