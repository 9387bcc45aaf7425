import { screen } from '@testing-library/react'
import { graphql } from 'react-relay'
import { CommentItem } from '#entities/Comment/CommentItem.tsx'
import { IdeaHeader } from '#entities/Idea/IdeaHeader.tsx'
import { IdeaMerges } from '#entities/Idea/IdeaMerges.tsx'
import { IdeaRow } from '#entities/Idea/IdeaRow.tsx'
import { IdeaSource } from '#entities/Idea/IdeaSource.tsx'
import { IdeaVoters } from '#entities/Idea/IdeaVoters.tsx'
import { ImportedVotes } from '#entities/Idea/ImportedVotes.tsx'
import { SessionList } from '#features/account/SessionList.tsx'
import { ActiveFilters } from '#features/ideas/ActiveFilters.lazy.tsx'
import { FilterChoices } from '#features/ideas/FilterChoices.tsx'
import { RisingIdeas } from '#features/ideas/RisingIdeas.tsx'
import { ShippedIdeas } from '#features/ideas/ShippedIdeas.tsx'
import { QueueList } from '#features/moderation/QueueList.tsx'
import { Invitations } from '#features/people/Invitations.tsx'
import { Members } from '#features/people/Members.tsx'
import { SimilarRow } from '#features/posting/SimilarRow.tsx'
import { SettingsSections } from '#features/siteSettings/SettingsSections.tsx'
import { VoterList } from '#features/voting/VoterList.tsx'
import type { peoplesTextTestQuery } from '#generated/peoplesTextTestQuery.graphql.ts'
import { renderWithRelay } from '#relay/testing/renderWithRelay.tsx'
import { anIdea } from '#testing/factories.ts'
import { servicesWrapper } from '#testing/testServices.tsx'

/** A word of each kind of people's text, from right to left. */
const word = (kind: string) => `שלום${kind}`
const rtl = /[\u0590-\u05ff]/
const at = '2026-05-09T12:00:00.000Z'
const choice = {
  board: null,
  sort: 'trending',
  search: '',
  statuses: [`${word('status')}`],
  tags: [`${word('tag')}`],
  own: [],
  values: {},
  closed: false,
} as const

const page = (nodes: object[]) => ({
  edges: nodes.map((node) => ({ cursor: 'c', node })),
  pageInfo: { hasNextPage: false, endCursor: null },
})
const user = (id: string) => ({
  id,
  name: word('name'),
  avatar: null,
  role: 'MEMBER',
  email: word('mail'),
  banned: false,
  viewerAssignableRoles: ['MEMBER'],
  viewerCanBan: true,
})
const status = {
  id: 'status_1',
  name: word('status'),
  slug: word('status'),
  category: 'OPEN',
  color: null,
}
const board = { id: 'board_1', name: word('board'), slug: 'b', visibility: 'PUBLIC', ideaCount: 2 }
const tag = { id: 'tag_1', name: word('tag'), slug: word('tag') }
const idea = {
  ...anIdea({
    title: word('title'),
    excerpt: word('excerpt'),
    source: { name: word('source'), number: word('number'), url: null },
    importedVotes: [{ source: word('votes'), count: 3 }],
  }),
  status,
  board,
  tags: [tag],
  state: 'LIVE',
  mergedFrom: [{}],
}
const merged = { id: 'idea_8', number: 8, title: word('merged'), viewerCanUnmerge: true }
const reported = {
  ...idea,
  id: 'idea_9',
  number: 9,
  createdAt: at,
  ideaState: 'LIVE',
  author: user('user_1'),
  held: null,
  viewerCanMerge: true,
  reports: [{ id: 'report_1', reason: 'OTHER', note: word('note'), reporter: user('user_3') }],
}

async function renderEverything() {
  const kit = renderWithRelay<peoplesTextTestQuery>({
    query: graphql`
      query peoplesTextTestQuery @relay_test_operation {
        ...ActiveFilters_query
        ...FilterChoices_query
        ...Invitations_query
        ...Members_query
        ...QueueList_query @arguments(queue: REPORTED)
        ...RisingIdeas_query
        ...ShippedIdeas_query
        site {
          ...SettingsSections_site
        }
        viewer {
          ...SessionList_viewer
        }
        node(id: "comment_1") {
          ... on Comment @alias(as: "comment") {
            ...CommentItem_comment
          }
        }
        idea(id: "idea_7") {
          ...IdeaRow_idea
          ...IdeaHeader_idea
          ...IdeaMerges_idea
          ...IdeaSource_idea
          ...IdeaVoters_idea
          ...ImportedVotes_idea
          ...SimilarRow_idea
          ...VoterList_idea
        }
      }
    `,
    render: (data) => {
      const { idea: one, node } = data
      return (
        <>
          <ActiveFilters query={data} choice={choice} />
          <FilterChoices query={data} choice={choice} />
          <Invitations query={data} />
          <Members query={data} />
          <QueueList query={data} queue="REPORTED" />
          <RisingIdeas query={data} />
          <ShippedIdeas query={data} />
          {data.site && <SettingsSections site={data.site} />}
          <SessionList viewer={data.viewer} />
          {node?.comment && <CommentItem comment={node.comment} />}
          {one && (
            <>
              <IdeaHeader idea={one}>{null}</IdeaHeader>
              <IdeaRow idea={one} />
              <IdeaMerges idea={one} />
              <IdeaSource idea={one} />
              <IdeaVoters idea={one} />
              <ImportedVotes idea={one} />
              <SimilarRow idea={one} words={[word('title')]} sharesTag onCarry={() => undefined} />
              <VoterList idea={one} />
            </>
          )}
        </>
      )
    },
    wrapper: servicesWrapper(),
  })
  await kit.resolve({
    Site: () => ({
      name: word('site'),
      tagline: word('tagline'),
      boards: [board, { ...board, id: 'board_2', slug: 'b2' }],
      statuses: [status],
      tags: [tag],
    }),
    Viewer: () => ({
      user: user('user_me'),
      canOwnSite: true,
      assignableRoles: ['MEMBER'],
      sessions: [
        {
          id: 'session_1',
          device: 'Firefox on Linux',
          isCurrent: false,
          createdAt: at,
          lastUsedAt: at,
        },
      ],
    }),
    SignInOptions: () => ({ codeBy: 'MAIL' }),
    Node: () => ({
      __typename: 'Comment',
      id: 'comment_1',
      state: 'LIVE',
      internal: false,
      official: false,
      mergedFrom: null,
      editedAt: null,
      createdAt: at,
      bodyHtml: `<p>${word('said')}</p>`,
      author: user('user_1'),
    }),
    User: () => user('user_1'),
    UserConnection: () => page([user('user_1')]),
    InvitationConnection: () =>
      page([
        {
          id: 'invitation_1',
          name: word('invited'),
          email: word('mail'),
          invitedBy: user('user_2'),
          expiresAt: at,
          createdAt: at,
        },
      ]),
    VoteConnection: () =>
      page([
        {
          id: 'vote_1',
          voter: user('user_1'),
          why: word('why'),
          castBy: user('user_2'),
          evidenceUrl: null,
          viewerCanWithdraw: false,
          createdAt: at,
        },
      ]),
    ModerationItemConnection: () => page([{ __typename: 'Idea' }]),
    IdeaConnection: () => page([idea]),
    Idea: ({ path }) =>
      path?.includes('moderation') ? reported : path?.includes('mergedFrom') ? merged : idea,
  })
  return kit
}

/** The pieces of text by people that take their direction from what stands around them. A label stands alone. */
function unisolated(container: HTMLElement): string[] {
  const found: string[] = []
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { textContent, parentElement } = walker.currentNode
    if (
      textContent === null ||
      !rtl.test(textContent) ||
      parentElement?.closest('bdi, [dir="auto"], label')
    )
      continue
    found.push(
      `${textContent.replaceAll('שלום', '')} in ${parentElement?.outerHTML.replaceAll('שלום', '').slice(0, 200)}`,
    )
  }
  return found
}

test('what people wrote has its own direction wherever it stands', async () => {
  const { container } = await renderEverything()
  await screen.findByText(new RegExp(`${word('merged')}$`))
  const text = container.textContent
  for (const kind of [
    'status',
    'tag',
    'board',
    'title',
    'excerpt',
    'name',
    'said',
    'why',
    'note',
    'merged',
    'source',
    'votes',
    'mail',
  ])
    expect([kind, text.includes(word(kind))]).toEqual([kind, true])
  expect(unisolated(container)).toEqual([])
})
