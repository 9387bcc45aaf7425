import { graphql } from 'react-relay'

/** The operations of the client core's own tests. */
export const bookListQuery = graphql`
  query documentsBookListQuery($first: Int, $after: String, $genre: String) {
    ...documentsBookList_query @arguments(first: $first, after: $after, genre: $genre)
  }
`
export const bookListFragment = graphql`
  fragment documentsBookList_query on Query
  @argumentDefinitions(first: { type: "Int" }, after: { type: "String" }, genre: { type: "String" })
  @refetchable(queryName: "documentsBookListPageQuery") {
    books(first: $first, after: $after, genre: $genre)
      @connection(key: "documentsBookList_books", filters: ["genre"]) {
      __id
      edges {
        node {
          id
          title
        }
      }
    }
  }
`
export const bookWindowQuery = graphql`
  query documentsBookWindowQuery(
    $first: Int
    $after: String
    $last: Int
    $before: String
    $from: String
  ) {
    ...documentsBookWindow_query
      @arguments(first: $first, after: $after, last: $last, before: $before, from: $from)
  }
`
export const bookWindowFragment = graphql`
  fragment documentsBookWindow_query on Query
  @argumentDefinitions(
    first: { type: "Int" }
    after: { type: "String" }
    last: { type: "Int" }
    before: { type: "String" }
    from: { type: "String" }
  )
  @refetchable(queryName: "documentsBookWindowPageQuery") {
    books(first: $first, after: $after, last: $last, before: $before, fromId: $from)
      @connection(key: "documentsBookWindow_books", filters: []) {
      edges {
        node {
          id
          title
        }
      }
    }
  }
`
export const bookQuery = graphql`
  query documentsBookQuery($id: ID!) {
    book(id: $id) {
      title
    }
  }
`
export const bookDetailQuery = graphql`
  query documentsBookDetailQuery($id: ID!) {
    book(id: $id) {
      title
      summary
    }
  }
`
export const nodeQuery = graphql`
  query documentsNodeQuery($id: ID!) {
    node(id: $id) {
      ... on Book {
        title
      }
    }
  }
`
export const nodesQuery = graphql`
  query documentsNodesQuery($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Book {
        title
      }
    }
  }
`
export const personQuery = graphql`
  query documentsPersonQuery($id: ID!, $locale: String) {
    person(id: $id, locale: $locale) {
      name
    }
  }
`
export const identitiesQuery = graphql`
  query documentsIdentitiesQuery {
    allBooks {
      title
      notes {
        text
      }
      pages {
        width
      }
    }
    cats {
      _id
      name
    }
    seats {
      id
      row
    }
    things {
      ... on Cat {
        _id
        lives
      }
      ... on Book {
        title
      }
      ... on Note {
        text
      }
    }
  }
`
export const catQuery = graphql`
  query documentsCatQuery($id: ID!) {
    cat(_id: $id) {
      _id
      name
    }
  }
`
export const seatQuery = graphql`
  query documentsSeatQuery($id: Int!) {
    seat(id: $id) {
      id
      row
    }
  }
`
export const throwingQuery = graphql`
  query documentsThrowingQuery($id: ID!) @throwOnFieldError {
    book(id: $id) {
      summary
    }
  }
`
export const catchingQuery = graphql`
  query documentsCatchingQuery($id: ID!) {
    book(id: $id) {
      summary @catch
    }
  }
`
export const echoQuery = graphql`
  query documentsEchoQuery($text: String, $clientMutationId: String) {
    echo(text: $text, clientMutationId: $clientMutationId)
  }
`
export const renameMutation = graphql`
  mutation documentsRenameMutation($id: ID!, $title: String!, $clientMutationId: String) {
    rename(id: $id, title: $title, clientMutationId: $clientMutationId) {
      clientMutationId
      book {
        title
      }
    }
  }
`
export const deleteBookMutation = graphql`
  mutation documentsDeleteBookMutation($id: ID!) {
    deleteBook(id: $id) {
      deletedBookId @deleteRecord
    }
  }
`
export const removeBookMutation = graphql`
  mutation documentsRemoveBookMutation($id: ID!, $connections: [ID!]!) {
    deleteBook(id: $id) {
      deletedBookId @deleteEdge(connections: $connections)
    }
  }
`
export const deleteCatMutation = graphql`
  mutation documentsDeleteCatMutation($id: ID!) {
    deleteCat(id: $id) {
      deletedId @deleteRecord
    }
  }
`
export const addBookMutation = graphql`
  mutation documentsAddBookMutation($title: String!, $connections: [ID!]!) {
    addBook(title: $title) {
      edge @appendEdge(connections: $connections) {
        node {
          id
          title
        }
      }
    }
  }
`
export const likedBookQuery = graphql`
  query documentsLikedBookQuery($id: ID!) {
    book(id: $id) {
      id
      likes
      isLiked
    }
  }
`
export const likeMutation = graphql`
  mutation documentsLikeMutation($id: ID!, $isLiked: Boolean!, $clientMutationId: String)
  @raw_response_type {
    like(id: $id, isLiked: $isLiked, clientMutationId: $clientMutationId) {
      errors {
        code
        message
      }
      book {
        id
        likes
        isLiked
      }
    }
  }
`
