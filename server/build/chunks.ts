import type { Rolldown } from 'vite'

type Group = Rolldown.CodeSplittingGroup

const anyOf = (...paths: readonly string[]): RegExp => new RegExp(paths.join('|'))

/**
 * The groups that travel as one file: parts that are wanted together are fewer bytes and fewer
 * requests that way. A module in no group is a file of its own.
 */
export const chunkGroups: Group[] = [
  // The code that the first screen needs, all pages included: split by who shares it, it is 8 kB more, compressed, and a round trip longer.
  { name: 'first', tags: ['$initial'], priority: 4 },
  // The start in another language than English.
  {
    name: 'languages',
    priority: 4,
    test: anyOf(
      'languages/(loadLanguage|parts)',
      'messages/createTranslations|lib/formatWait',
      'rules/languages\\.ts',
    ),
  },
  // The code that comes right behind the first screen: acts, further pages of a list, queries asked
  // later, and what most pages are made of besides.
  {
    name: 'behind',
    priority: 3,
    test: anyOf(
      'node_modules/(react-relay|relay-runtime)/|lean:|src/relay/',
      '/(heldPresses|paintAccent|RootExtras|FrameExtras|FrameTeam|Theme|BareFrame|OfflineBanner|NotFoundScreen|StaleNotice)\\.lazy',
      '/(ActiveFilters|IdeaListEmpty|IdeaListPage|ListAside|ListKeys|retryWhenBack|SortNote|ToListStart|useVoteForIdea|Welcome)\\.lazy',
      'routes/(IdeaPage|SettingsPage)\\.skeleton|routes/CanonicalSlug',
      'services/(clock|navigation/useHash|session/accessWatch|storage)',
      'lib/(serverAddress|imageText|changedWords|filesOf|formatMonth|heldFiles|useIsHydrated\\.)',
      'parts/failure/(LazyQuerySection|Section)',
      'ui/(edgeBars|BackIcon|CheckIcon|Kbd|floating\\.|layout/|rows/|Notice|Prose|Sentence|TimeAgo|MarkedText|ImageIcon|LockIcon|MoreIcon)',
      'entities/User/UserByline',
      'entities/Idea/useSetMute|catalogues/mute',
      'parts/moderation/(post\\.|Moderation\\.module)',
      'features/search/recentIdeas',
      'rules/(accent\\w*|feeds)\\.ts',
    ),
  },
  // The head of pages for search engines and chats, for whom the server has written it already.
  {
    name: 'heads',
    priority: 3,
    test: anyOf(
      '/(SharedHead|IdeaListData|IdeaStructuredData|RoadmapData|ChangelogData)\\.lazy|entities/Site/(StructuredData|headLines)',
      'lib/(structured(Data|News|Places)|plainText)|rules/pictures\\.ts',
    ),
  },
  // Whatever opens over the screen shares these parts.
  {
    name: 'overlays',
    priority: 3,
    // Without dragging, which the team alone loads, with the roadmap.
    test: /src\/ui\/overlays\/|node_modules\/(?!.*(?:\/dnd\/|[gG]rid[lL]ist|DragAndDrop|use(?:Drag|Drop)))(@?react-aria|@?react-stately|@internationalized)/,
  },
  // Any form.
  {
    name: 'fields',
    priority: 2,
    test: anyOf(
      'ui/(Field|FieldImages|FieldsSending|TextField|TextArea|SelectField|ChoiceField|FormStack|Honeypot|focusFirstWrong)\\b',
      'parts/(formGuard/|failure/(useProblemText|useSubmission|SendFailure))',
      'rules/(validation|problemText|email|webAddress|mentions|images)\\.ts',
      'catalogues/fields',
    ),
  },
  // An idea, with what comes right behind it.
  {
    name: 'idea',
    priority: 1,
    test: anyOf('routes/IdeaPage\\.tsx', 'features/voting/RelatedIdeas\\.lazy'),
  },
  // Long texts: drafts, images, mentions, and the comparison with what somebody else has written meanwhile.
  {
    name: 'writing',
    priority: 1,
    test: anyOf(
      'ui/(MarkdownField|AutoTextArea|ConflictChoice|OlderTextNotice|ImageTray|completion/)',
      'parts/(image|markdown|mention)/|parts/failure/(useTextSubmission|useSendWhenBack)',
      'services/(drafts|images)/',
      'features/comments/(useCommentDraft|useTextProblem|draft)',
      'catalogues/(drafts|editing|images|mentions)',
    ),
  },
  {
    name: 'signing',
    priority: 1,
    test: anyOf('src/features/session/(?!AccountMenu)\\w+\\.tsx?$', 'catalogues/signIn'),
  },
  {
    name: 'moderating',
    priority: 1,
    test: anyOf(
      'parts/moderation/(PostMenu\\.lazy|useSetPostState|useSayModerationFailure)',
      'parts/merge/(useUnmergeIdea|useSayMergeFailure)',
      'entities/User/useSetTrusted',
      'catalogues/(moderation|merging)',
    ),
  },
]
