import { useState } from 'react'
import { graphql } from 'react-relay'
import type { Role, useMentionsQuery } from '#generated/useMentionsQuery.graphql.ts'
import { mentionsMessages } from '#lib/messages/catalogues/mentions.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { beginsWord } from '#lib/typedAfter.ts'
import { useLiveQuery } from '#relay/queries/useLiveQuery.ts'
import { mentionsIn, retype, storedPlace, withoutIds, writeMention } from '#rules/mentions.ts'
import type { Completions } from '#ui/completion/Completions.ts'

/** Milliseconds between the last key and the question. */
const DELAY = 120

const query = graphql`
  query useMentionsQuery($id: ID!, $prefix: String!, $internal: Boolean!) {
    idea(id: $id) {
      mentionable(prefix: $prefix, internal: $internal) {
        id
        name
        avatar
        role
      }
    }
  }
`

const team: readonly Role[] = ['COLLABORATOR', 'ADMIN', 'OWNER']

/** The props of a field for a text with mentions. */
export interface MentionField {
  /** The text as it is typed: mentions by their names alone. */
  value: string
  onValueChange: (shown: string) => void
  completions: Completions
}

/**
 * Mentions in a text about an idea (null: of none yet, so nobody is offered). The text is kept as
 * it is stored, `@[Name](user_…)`; the field shows `@Name`, and offers people after an @: of a text
 * for the team alone (`internal`) the team.
 */
export function useMentions(
  ideaId: string | null,
  stored: string,
  onStoredChange: (stored: string) => void,
  internal = false,
): MentionField {
  const t = useMessages(mentionsMessages)
  const [prefix, setPrefix] = useState<string | null>(null)
  const { data, variables, isCurrent, error } = useLiveQuery<useMentionsQuery>(
    query,
    ideaId === null || prefix === null ? null : { id: ideaId, prefix, internal },
    { delay: DELAY, fetchPolicy: 'store-or-network' },
  )
  // A failure offers nobody, and writing goes on.
  const people =
    data && prefix !== null && error === null && variables?.internal === internal
      ? (data.idea?.mentionable ?? [])
      : []
  return {
    value: withoutIds(stored),
    onValueChange: (shown) => onStoredChange(retype(stored, shown)),
    completions: {
      label: t('mentions.list'),
      found: (count) => t('mentions.found', { count }),
      // Some people found for a shorter beginning still fit until the answer is here.
      options: people
        .filter(({ name }) => isCurrent || beginsWord(name, prefix ?? ''))
        .map(({ id, name, avatar, role }) => ({
          id,
          name,
          avatar,
          note: team.includes(role) ? t('mentions.team') : undefined,
        })),
      onSearch(typed, at) {
        // Somebody is mentioned there already.
        const isMention = mentionsIn(stored).some(({ from }) => from === storedPlace(stored, at))
        setPrefix(isMention ? null : typed)
      },
      onEnd: () => setPrefix(null),
      choose(person, from, to) {
        const rest = stored.slice(storedPlace(stored, to))
        const written = stored.slice(0, storedPlace(stored, from)) + writeMention(person)
        onStoredChange(`${written}${/^\s/.test(rest) ? '' : ' '}${rest}`)
        return withoutIds(written).length + 1
      },
    },
  }
}
