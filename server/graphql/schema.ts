import type { GraphQLSchema } from 'graphql'
import './Board.ts'
import './DateTime.ts'
import './Discussion.ts'
import './follow.ts'
import './formGuard.ts'
import './Idea.ts'
import './IdeaConnection.ts'
import './IdeaEdit.ts'
import './IdeaRanking.ts'
import './IdeaUnread.ts'
import './Invitation.ts'
import './InvitationPreview.ts'
import './markdownPreview.ts'
import './MergedIdea.ts'
import './ModerationQueues.ts'
import './nodeQueries.ts'
import './ownAccount.ts'
import './people.ts'
import './Platforms.ts'
import './Report.ts'
import './signIn.ts'
import './SimilarIdea.ts'
import './Site.ts'
import './TimelineItem.ts'
import './Viewer.ts'
import './Vote.ts'
import { builder } from './builder.ts'

let built: GraphQLSchema | undefined

/** The executable schema: every file above adds its type, fields and mutations. One per process. */
export function buildSchema(): GraphQLSchema {
  return (built ??= builder.toSchema())
}
