import type { Person, Who } from './people.ts'
import type { Thing } from './readers.ts'

/**
 * The value of a field for those who may read its object:
 * - `plain`: the same to all of them
 * - `shown`: the same, but blank (and removed) to who may not read its words, of which only the place is left to them
 * - `moving`: the same numbers to all of them, but for the time between two answers
 * - `linked`: the same object, or null to who may not read that
 * - `listed`: the same list, without what the asking person may not read
 * - `counted`: the number of listed ideas on the boards that the asking person may read
 * - `personal`: about the asking person alone; what it says is checked where that is said
 * - `part`: of a list, an argument's answer or an object without an id: checked together with the field that leads to it
 * - a row of people, with those of single things where they differ: something (true, an entry,
 * anything but null) to these, and nothing to all others
 */
export type Rule =
  | 'plain'
  | 'shown'
  | 'moving'
  | 'linked'
  | 'listed'
  | 'counted'
  | 'personal'
  | 'part'
  | { says: Who; but?: Partial<Record<Thing | Person, Who>> }

type Rules = Record<string, Rule>

const all =
  (rule: Rule) =>
  (names: string): Rules =>
    Object.fromEntries(names.split(' ').map((name) => [name, rule]))
const plain = all('plain')
const part = all('part')

const everybody: Who = 'vgbmacdo'
const nobody: Who = '........'
const signedIn: Who = '...macdo'
const team: Who = '.....cdo'
const admins: Who = '......do'
const accounts: Who = '..bmacdo'
/** The people on whom somebody may act: members below them. */
const managed: Rule = { says: admins, but: { admin: '.......o', owner: nobody } }

/** Every field of every type but Query and Mutation: a field without an entry fails the test, and so does an entry without a field. */
export const fields: Record<string, Rules> = {
  Site: {
    ...plain(
      'id name tagline logo accentColor locale visibility moderation guestVoting signUp createdAt updatedAt',
    ),
    ...plain(
      'logoDark favicon welcome welcomeHtml links defaultSort hidesCounts emailDomains signInOff',
    ),
    ...plain('signIn'),
    notificationDefaults: { says: admins },
    imprint: { says: admins },
    // No provider is set up.
    signInSetUp: { says: nobody },
    boards: 'listed',
    statuses: 'plain',
    tags: 'listed',
    ideaCount: 'counted',
    openIdeaCount: 'counted',
  },
  AnswerFigures: part('ideaCount answeredCount medianHours'),
  ToldVoters: part('voterCount toldCount withoutAddressCount'),
  KeptPromises: part('shippedCount askedCount toldCount'),
  StatusStep: part('status at'),
  ChangelogPeriod: part('year month count after'),
  Platforms: part('usage cloud'),
  UsagePlatform: part('reach host direct received forwarded refused failed lastForwardedAt'),
  CloudPlatform: part('reach project analytics'),
  Board: {
    answerFigures: { says: team },
    ...plain('id name slug description visibility position createdAt updatedAt'),
    ideaCount: 'counted',
    openIdeaCount: 'counted',
  },
  Status: {
    ...plain('id name slug color category onRoadmap position createdAt updatedAt'),
    ideaCount: 'counted',
    roadmapIdeas: 'listed',
  },
  Tag: plain('id name slug color visibility createdAt updatedAt'),
  Idea: {
    ...plain(
      'id number title slug excerpt body bodyHtml state pinned locked discussionLock version source voteCount importedVoteCount importedVotes recentVoteCount votesAreHidden commentCount',
    ),
    ...plain('lastActivityAt statusChangedAt createdAt updatedAt status targetMonth'),
    score: 'moving',
    ranking: 'moving',
    author: 'linked',
    board: 'linked',
    mergedInto: 'linked',
    tags: 'listed',
    comments: 'listed',
    timeline: 'listed',
    officialAnswer: 'linked',
    statusSteps: 'plain',
    // Only the people who were there before and have an account have unread comments.
    unread: { says: nobody, but: { 'idea PUBLIC': '...m...o' } },
    viewerHasMuted: { says: nobody, but: { 'idea PUBLIC': '...m....' } },
    viewerInboxGroup: { says: nobody, but: { 'idea PUBLIC': '...m....' } },
    viewerUnreadNotificationCount: { says: signedIn },
    voters: 'listed',
    viewerHasVoted: {
      says: '....a..o',
      but: { 'idea PUBLIC': '.g..a..o', 'idea of the author alone': '....a...' },
    },
    viewerIsFollowing: { says: '....a...' },
    viewerCanVote: {
      says: 'vg.macdo',
      but: { 'idea shipped': nobody, 'idea SPAM': nobody, 'idea DELETED': nobody },
    },
    viewerCanComment: { says: signedIn, but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    viewerCanReact: { says: signedIn, but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    viewerCanPin: { says: team, but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    // The team has hidden none.
    countsHidden: { says: nobody },
    // Nobody is assigned anything there.
    assignee: { says: nobody },
    viewerCanLockDiscussion: { says: team, but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    viewerCanCommentInternally: {
      says: team,
      but: { 'idea SPAM': nobody, 'idea DELETED': nobody },
    },
    votes: 'listed',
    viewerVote: { says: '....a..o', but: { 'idea of the author alone': '....a...' } },
    viewerCanExplainVote: { says: signedIn, but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    viewerCanFollow: { says: signedIn, but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    viewerCanVoteForOthers: {
      says: team,
      but: { 'idea shipped': nobody, 'idea SPAM': nobody, 'idea DELETED': nobody },
    },
    changelogEntries: 'listed',
    relatedIdeas: 'listed',
    mentionable: { says: signedIn },
    mergedFrom: { says: nobody, but: { 'idea TEAM': team } },
    // Asked with the public one.
    mergePreview: { says: team, but: { 'idea PUBLIC': nobody } },
    viewerCanMerge: {
      says: team,
      but: { 'idea merged into TEAM': nobody, 'idea SPAM': nobody, 'idea DELETED': nobody },
    },
    viewerCanUnmerge: { says: nobody, but: { 'idea merged into TEAM': team } },
    viewerCanEdit: { says: '....acdo', but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    viewerCanTag: { says: team, but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    followerCount: { says: team },
    toldVoters: 'plain',
    viewerCanSetStatus: { says: team, but: { 'idea SPAM': nobody, 'idea DELETED': nobody } },
    editedAt: 'plain',
    editedBy: 'linked',
    edits: { says: nobody, but: { 'idea PUBLIC': team } },
    viewerCanDelete: { says: nobody, but: { 'idea of the author alone': '....a...' } },
    viewerCanReport: {
      says: '...m.cdo',
      but: {
        'idea PENDING': nobody,
        'idea of MEMBERS, PENDING': nobody,
        'idea SPAM': nobody,
        'idea DELETED': nobody,
      },
    },
    viewerHasReported: { says: nobody, but: { 'idea PUBLIC': '...m....' } },
    viewerCanModerate: { says: team },
    reports: { says: nobody, but: { 'idea PUBLIC': team } },
    held: { says: nobody, but: { 'idea PENDING': team } },
  },
  Vote: {
    ...plain('id voter createdAt'),
    idea: 'linked',
    why: { says: nobody, but: { 'vote on PUBLIC': '....acdo' } },
    castBy: { says: nobody, but: { 'vote on PUBLIC': '....acdo' } },
    evidenceUrl: { says: nobody, but: { 'vote on PUBLIC': '....acdo' } },
    viewerCanWithdraw: { says: nobody, but: { 'vote on PUBLIC': team } },
  },
  Comment: {
    ...plain('id version internal official editedAt createdAt updatedAt'),
    reactions: {
      says: nobody,
      but: { 'comment on PUBLIC': everybody, 'comment DELETED, answered': team },
    },
    edits: { says: nobody, but: { 'comment on PUBLIC': team } },
    viewerCanEdit: {
      says: '....a...',
      but: {
        'comment internal': '.....c..',
        'comment SPAM': nobody,
        'comment DELETED': nobody,
        'comment DELETED, answered': nobody,
      },
    },
    ...all('shown')('body bodyHtml excerpt state author'),
    idea: 'linked',
    mergedFrom: 'linked',
    replyTo: 'linked',
    viewerCanDelete: {
      says: '....a...',
      but: {
        'comment internal': '.....c..',
        'comment SPAM': nobody,
        'comment DELETED': nobody,
        'comment DELETED, answered': nobody,
      },
    },
    viewerCanReport: {
      says: '...m.cdo',
      but: {
        'comment internal': '......do',
        'comment PENDING': nobody,
        'comment SPAM': nobody,
        'comment DELETED': nobody,
        'comment DELETED, answered': nobody,
      },
    },
    viewerHasReported: { says: nobody, but: { 'comment on PUBLIC': '...m....' } },
    viewerCanModerate: { says: team },
    reports: { says: nobody, but: { 'comment on PUBLIC': team } },
    held: { says: nobody },
  },
  IdeaEdit: { ...plain('id title body createdAt updatedAt'), editor: 'linked' },
  IdeaEvent: { ...plain('id kind from to createdAt updatedAt'), idea: 'linked', actor: 'linked' },
  IdeaEventValue: part('title status board tag idea entry'),
  IdeaUnread: part('since count firstId newestId'),
  CommentEdit: { ...plain('id body createdAt updatedAt'), editor: 'linked' },
  ReactionCount: part('reaction count viewerHasReacted'),
  ChangelogEntry: {
    ...plain(
      'id title slug excerpt body bodyHtml labels state version publishedAt publishAt moveTo createdAt updatedAt',
    ),
    author: 'linked',
    ideas: 'listed',
    askedCount: { says: everybody, but: { 'entry DRAFT': team, 'entry SCHEDULED': team } },
    audienceCount: { says: team },
    reactions: { says: nobody, but: { 'entry PUBLISHED': everybody } },
    toldCount: { says: nobody },
    viewerInboxGroup: { says: nobody },
    viewerCanReact: { says: nobody, but: { 'entry PUBLISHED': signedIn } },
    viewerCanEdit: { says: team },
  },
  ChangelogDesk: part('draftCount scheduledCount publishedCount entries'),
  ChangelogEntryConnection: part('edges pageInfo'),
  ChangelogEntryEdge: part('cursor node'),
  CreateChangelogEntryPayload: part('clientMutationId errors entry'),
  EditChangelogEntryPayload: part('clientMutationId errors entry'),
  PublishChangelogEntryPayload: part('clientMutationId errors entry'),
  ScheduleChangelogEntryPayload: part('clientMutationId errors entry'),
  UnpublishChangelogEntryPayload: part('clientMutationId errors entry'),
  DeleteChangelogEntryPayload: part('clientMutationId errors deletedEntryId'),
  SetChangelogReactionPayload: part('clientMutationId errors entry'),
  SetChangelogSubscriptionPayload: part('clientMutationId errors viewer'),
  User: {
    ...plain('id name avatar role createdAt updatedAt'),
    email: {
      says: admins,
      but: { banned: '..b...do', member: '...m..do', author: '....a.do', collaborator: '.....cdo' },
    },
    segment: { says: team },
    // Nobody is trusted yet.
    trusted: { says: nobody },
    banned: { says: nobody, but: { banned: admins } },
    viewerAssignableRoles: managed,
    viewerCanBan: managed,
  },
  Report: { ...plain('id reason note createdAt updatedAt'), reporter: 'linked' },
  Session: part('id createdAt lastUsedAt device isCurrent hearsByPush'),
  ProviderLink: part('id name createdAt unlinkedAt viewerCanUnlink'),
  Invitation: {
    ...plain(
      'id email name role expiresAt createdAt updatedAt viewerCanResend viewerCanCopyLink viewerCanRevoke',
    ),
    invitedBy: 'linked',
  },
  Viewer: {
    id: 'personal',
    user: { says: accounts },
    email: { says: accounts },
    sessions: { says: accounts },
    pushKey: { says: nobody },
    providerLinks: { says: accounts },
    isGuest: { says: '.g......' },
    accessVersion: 'personal',
    inbox: { says: signedIn },
    unreadNotificationCount: { says: signedIn },
    mutedIdeas: { says: '...m....' },
    notificationPreferences: { says: signedIn },
    mailCadence: { says: signedIn },
    notificationsPausedUntil: { says: nobody },
    hasStoppedMail: { says: nobody },
    assignableRoles: { says: admins },
    canRead: { says: everybody },
    canPost: { says: signedIn },
    canVote: { says: 'vg.macdo' },
    canReport: { says: signedIn },
    canModerate: { says: team },
    canPlan: { says: team },
    canManagePeople: { says: admins },
    canManageSite: { says: admins },
    canOwnSite: { says: '.......o' },
    canWriteChangelog: { says: team },
    isSubscribedToChangelog: { says: '....a...' },
  },
  InboxGroup: part('id idea entry unreadCount latestAt notifications'),
  InboxGroupConnection: part('edges pageInfo'),
  InboxGroupEdge: part('cursor node'),
  Notification: part('id kind createdAt readAt actor idea entry comment status mergedFrom'),
  NotificationConnection: part('edges pageInfo'),
  NotificationEdge: part('cursor node'),
  NotificationPreference: part('kind channel on isDefault'),
  NotificationDefault: part('kind channel on'),
  DiscussionLock: part('at by'),
  IdeaSource: part('name number url'),
  ImportedVotes: part('source count'),
  UserError: part('code reason params field message'),
  UserErrorParam: part('name value'),
  PageInfo: part('startCursor endCursor hasNextPage hasPreviousPage'),
  IdeaRanking: part('score at parts'),
  RankingPart: part('kind count recentCount points'),
  SimilarIdea: part('idea words sharesTag'),
  IdeaConnection: part('edges pageInfo totalCount'),
  IdeaEdge: part('cursor node'),
  CommentConnection: part('edges pageInfo'),
  CommentEdge: part('cursor node'),
  TimelineItemConnection: part('edges pageInfo'),
  TimelineItemEdge: part('cursor node'),
  VoteConnection: part('edges pageInfo'),
  VoteEdge: part('cursor node'),
  UserConnection: part('edges pageInfo'),
  UserEdge: part('cursor node'),
  Hold: part('reason links'),
  ModerationQueues: part('pendingCount reportedCount spamCount deletedCount items'),
  ModerationItemConnection: part('edges pageInfo'),
  ModerationItemEdge: part('cursor node'),
  AuditEvent: part(
    'id kind area actor byServer subjectId subjectName ideaId field from to createdAt',
  ),
  AuditEventConnection: part('edges pageInfo'),
  AuditEventEdge: part('cursor node'),
  Import: plain(
    'id source state startedAt finishedAt ideas comments votes leftOut removedIdeas kept',
  ),
  ImportKept: part('reason count'),
  ImportConnection: part('edges pageInfo'),
  ImportEdge: part('cursor node'),
  DeadLetter: plain('id email subject reason attempts failedAt'),
  DeadLetterConnection: part('edges pageInfo'),
  DeadLetterEdge: part('cursor node'),
  SuppressedAddress: plain('id email reason since'),
  SuppressedAddressConnection: part('edges pageInfo'),
  SuppressedAddressEdge: part('cursor node'),
  InvitationPreview: part('name email role needsName'),
  InvitationConnection: part('edges pageInfo'),
  InvitationEdge: part('cursor node'),
  SignInOptions: part('codeBy code providers'),
  SiteLink: part('label url'),
  SignInProvider: part('id name kind'),
  AcceptInvitationPayload: part('clientMutationId errors viewer needsName'),
  CreateSitePayload: part('clientMutationId errors site viewer'),
  PostCommentPayload: part('clientMutationId errors commentEdge timelineEdge idea'),
  MarkGroupReadPayload: part('clientMutationId errors group viewer'),
  MarkAllReadPayload: part('clientMutationId errors viewer'),
  SetIdeaMutedPayload: part('clientMutationId errors idea'),
  SetNotificationPreferencePayload: part('clientMutationId errors viewer'),
  SetNotificationDefaultPayload: part('clientMutationId errors site'),
  SetMailCadencePayload: part('clientMutationId errors viewer'),
  SetMailStoppedPayload: part('clientMutationId errors viewer'),
  PauseNotificationsPayload: part('clientMutationId errors viewer'),
  MarkIdeaReadPayload: part('clientMutationId errors idea'),
  EditCommentPayload: part('clientMutationId errors comment'),
  SetReactionPayload: part('clientMutationId errors comment'),
  MergedIdea: part('idea voteCount importedVoteCount'),
  MergePreview: part('voteCount importedVoteCount'),
  MergeIdeaPayload: part('clientMutationId errors idea into'),
  UnmergeIdeaPayload: part('clientMutationId errors idea into'),
  PostIdeaPayload: part('clientMutationId errors idea'),
  SetVoteReasonPayload: part('clientMutationId errors idea'),
  SetFollowPayload: part('clientMutationId errors idea'),
  CastVoteForPayload: part('clientMutationId errors idea vote'),
  WithdrawVoteForPayload: part('clientMutationId errors idea'),
  EditIdeaPayload: part('clientMutationId errors idea'),
  SetIdeaStatusPayload: part('clientMutationId errors idea'),
  MoveOnRoadmapPayload: part('clientMutationId errors idea'),
  SetTargetMonthPayload: part('clientMutationId errors idea'),
  SetDiscussionLockPayload: part('clientMutationId errors idea'),
  SetVotePayload: part('clientMutationId errors idea'),
  SignOutPayload: part('clientMutationId errors'),
  RequestSignInCodePayload: part('clientMutationId errors expiresAt'),
  SignInPayload: part('clientMutationId errors needsName viewer'),
  StartProviderSignInPayload: part('clientMutationId errors url'),
  UpdateProfilePayload: part('clientMutationId errors viewer'),
  AllowFirebasePushPayload: part('clientMutationId errors viewer'),
  AllowPushPayload: part('clientMutationId errors viewer'),
  EndPushPayload: part('clientMutationId errors viewer'),
  EndSessionPayload: part('clientMutationId errors viewer'),
  SetProviderLinkPayload: part('clientMutationId errors viewer'),
  SignOutEverywherePayload: part('clientMutationId errors'),
  RequestEmailChangePayload: part('clientMutationId errors expiresAt needsOldCode'),
  ConfirmEmailChangePayload: part('clientMutationId errors viewer'),
  DeleteAccountPayload: part('clientMutationId errors'),
  InvitePeoplePayload: part('clientMutationId errors invitations'),
  ResendInvitationPayload: part('clientMutationId errors invitation'),
  CopyInvitationLinkPayload: part('clientMutationId errors url invitation'),
  RevokeInvitationPayload: part('clientMutationId errors revokedInvitationId'),
  UndoImportPayload: part('clientMutationId errors import'),
  SendLetterAgainPayload: part('clientMutationId errors sentLetterId'),
  AllowAddressAgainPayload: part('clientMutationId errors allowedAddressId'),
  SetRolePayload: part('clientMutationId errors user'),
  BanUserPayload: part('clientMutationId errors user'),
  UnbanUserPayload: part('clientMutationId errors user'),
  TransferOwnershipPayload: part('clientMutationId errors user viewer'),
  UpdateSitePayload: part('clientMutationId errors site viewer'),
  SetIdeaPinnedPayload: part('clientMutationId errors idea'),
  SetIdeaCountsHiddenPayload: part('clientMutationId errors idea'),
  SetIdeaAssigneePayload: part('clientMutationId errors idea'),
  SetPersonTrustedPayload: part('clientMutationId errors user'),
  UpdateBoardPayload: part('clientMutationId errors board'),
  SetIdeaStatePayload: part('clientMutationId errors idea'),
  SetCommentStatePayload: part('clientMutationId errors comment'),
  DeleteIdeaPayload: part('clientMutationId errors idea'),
  DeleteCommentPayload: part('clientMutationId errors comment'),
  ReportPayload: part('clientMutationId errors'),
  ResolveReportsPayload: part('clientMutationId errors'),
}
