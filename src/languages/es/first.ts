import type { FirstPart } from '../parts.ts'
import { accountMenu } from './accountMenu.ts'
import { answerTime } from './answerTime.ts'
import { boards } from './boards.ts'
import { changelog } from './changelog.ts'
import { comments } from './comments.ts'
import { common } from './common.ts'
import { drafts } from './drafts.ts'
import { fields } from './fields.ts'
import { filters } from './filters.ts'
import { frameLinks } from './frameLinks.ts'
import { ideaEdits } from './ideaEdits.ts'
import { ideaList } from './ideaList.ts'
import { ideaPage } from './ideaPage.ts'
import { inbox } from './inbox.ts'
import { invitation } from './invitation.ts'
import { lists } from './lists.ts'
import { membersOnly } from './membersOnly.ts'
import { mentions } from './mentions.ts'
import { mute } from './mute.ts'
import { network } from './network.ts'
import { notFound } from './notFound.ts'
import { overlays } from './overlays.ts'
import { posting } from './posting.ts'
import { problems } from './problems.ts'
import { ranking } from './ranking.ts'
import { reactions } from './reactions.ts'
import { roadmap } from './roadmap.ts'
import { sharing } from './sharing.ts'
import { shippedIdea } from './shippedIdea.ts'
import { signals } from './signals.ts'
import { signIn } from './signIn.ts'
import { subscription } from './subscription.ts'
import { theme } from './theme.ts'
import { timeline } from './timeline.ts'
import { unread } from './unread.ts'
import { user } from './user.ts'
import { voting } from './voting.ts'
import { welcomeText } from './welcomeText.ts'

/** What comes with the first screen, in Spanish. */
export const first: FirstPart = {
  accountMenu,
  answerTime,
  boards,
  changelog,
  comments,
  common,
  drafts,
  fields,
  filters,
  frameLinks,
  ideaEdits,
  ideaList,
  ideaPage,
  inbox,
  invitation,
  lists,
  membersOnly,
  mentions,
  mute,
  network,
  notFound,
  overlays,
  posting,
  problems,
  ranking,
  reactions,
  roadmap,
  sharing,
  shippedIdea,
  signIn,
  signals,
  subscription,
  theme,
  timeline,
  unread,
  user,
  voting,
  welcomeText,
}
