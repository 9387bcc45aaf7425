// The product's list query, with its row and vote control as fragments. Directives that only Relay
// knows are removed from the text that is sent.
const row = /* GraphQL */ `
  fragment benchRow_idea on Idea {
    number
    title
    slug
    excerpt
    commentCount
    recentVoteCount
    importedVoteCount
    createdAt
    author {
      __typename
      id
      name
      avatar
    }
    board {
      __typename
      id
      name
      slug
    }
    tags {
      __typename
      id
      name
      color
    }
    ...benchVote_idea
  }
`
const vote = /* GraphQL */ `
  fragment benchVote_idea on Idea {
    id
    voteCount
    viewerHasVoted
    viewerCanVote
    status {
      __typename
      id
      name
      category
    }
  }
`
const list = /* GraphQL */ `
  query benchListQuery($first: Int!, $after: String) {
    ideas(first: $first, after: $after, sort: TRENDING) @connection(key: "bench_ideas") {
      __typename
      totalCount
      edges {
        __typename
        node {
          __typename
          id
          ...benchRow_idea
        }
      }
      pageInfo {
        __typename
      }
    }
  }
`
const mutation = /* GraphQL */ `
  mutation benchVoteMutation($ideaId: ID!, $voted: Boolean!) {
    setVote(ideaId: $ideaId, voted: $voted) {
      __typename
      errors {
        __typename
        code
        message
      }
      idea {
        __typename
        id
        ...benchVote_idea
      }
    }
  }
`

/** Each is compiled by the Relay compiler; the other clients get the text that it made. */
export const documents = { row, vote, list, mutation }
