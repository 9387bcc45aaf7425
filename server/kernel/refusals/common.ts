import { problemText } from '#rules/problemText.ts'
import type { Act, OwnAct } from '../acts.ts'
import { count, tooOften, type Catalogue } from './catalogue.ts'

const wishes: Record<Act | OwnAct, string> = {
  post: 'post',
  comment: 'comment',
  addImages: 'add images',
  commentInternally: 'write internal comments',
  react: 'react',
  subscribe: 'subscribe to the changelog',
  vote: 'vote',
  follow: 'follow ideas',
  markRead: 'save how far you have read',
  report: 'report a post',
  changeProfile: 'change your profile',
  moderate: 'moderate',
  voteForOthers: 'vote for others',
  editIdeas: 'edit other people’s posts',
  tag: 'tag ideas',
  setStatus: 'set the status of ideas',
  merge: 'merge ideas',
  lockDiscussion: 'lock discussions',
  useTeamBoards: 'do this on a team board',
  writeChangelog: 'write the changelog',
  managePeople: 'manage people',
  manageSite: 'change the settings',
  ownSite: 'do this',
  endOwnSession: 'end a session',
  signOut: 'sign out',
  changeOwnAddress: 'change your address',
  linkOwnProviders: 'change how you sign in',
  hearByPush: 'get push notifications',
  deleteOwnAccount: 'delete your account',
}

/** A text against the rules: `text` names it as the rules do. */
interface WrongText {
  text: string
  limit: number
  length: number
}
const wrongText = (rule: Parameters<typeof problemText>[0]['rule']) => (params: WrongText) =>
  problemText({ ...params, field: params.text, rule })

/** Reasons that any command can have: who asks, texts, pages of lists, and the call itself. */
export const commonRefusals = {
  SIGN_IN_FIRST: [
    'NOT_SIGNED_IN',
    ({ act }: { act: Act | OwnAct }) => `Sign in to ${wishes[act]}.`,
  ],
  NOT_ALLOWED: ['FORBIDDEN', ({ act }: { act: Act }) => `You are not allowed to ${wishes[act]}.`],
  BANNED: ['FORBIDDEN', 'You can no longer take part here.'],

  TEXT_REQUIRED: ['INVALID', wrongText('required')],
  TEXT_TOO_SHORT: ['INVALID', wrongText('tooShort')],
  TEXT_TOO_LONG: ['INVALID', wrongText('tooLong')],
  TEXT_NOT_ONE_LINE: ['INVALID', wrongText('notOneLine')],
  TEXT_BAD_CHARACTER: ['INVALID', wrongText('badCharacter')],
  TEXT_TURNS_TEXT: ['INVALID', wrongText('turnsText')],
  TEXT_IMAGE_ON_ITS_WAY: ['INVALID', wrongText('imageOnItsWay')],

  PAGE_OF_TWO_ENDS: ['INVALID', 'Ask for first with after, or for last with before, not for both.'],
  PAGE_OF_WRONG_END: ['INVALID', 'Ask for first with after, or for last with before.'],
  PAGE_BACKWARD: ['INVALID', 'Ask for first with after.'],
  PAGE_SIZE: [
    'INVALID',
    ({ min, max, size }: { min: number; max: number; size: number }) =>
      `A page has ${min} to ${max} entries; ${size} were asked for.`,
  ],
  CURSOR_UNKNOWN: ['INVALID', 'This cursor does not belong to this list.'],
  TOO_MANY_TAGS: [
    'INVALID',
    ({ limit }: { limit: number }) => `You can filter by at most ${count(limit)} tags.`,
  ],

  TOO_MANY_CHANGES: [
    'RATE_LIMITED',
    tooOften((limit) => `You can make ${count(limit)} changes an hour.`),
  ],
  CALL_ID_TOO_LONG: [
    'INVALID',
    ({ limit }: { limit: number }) => `clientMutationId can have at most ${limit} characters.`,
  ],
  CALL_ID_USED: ['CONFLICT', 'This clientMutationId was already used for something else.'],
} as const satisfies Catalogue
