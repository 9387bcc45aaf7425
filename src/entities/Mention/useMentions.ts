import { useMemo } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay'
import type { Role, useMentionsQuery } from '#generated/useMentionsQuery.graphql.ts'
import { t } from '#lib/messages/en/mentions.ts'
import { mentionsIn, retype, storedPlace, withoutIds, writeMention } from '#rules/mentions.ts'
import type { Completions } from '#ui/completion/Completions.ts'

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

const notes: Partial<Record<Role, string>> = {
  COLLABORATOR: t('mentions.team'),
  ADMIN: t('mentions.team'),
  OWNER: t('mentions.team'),
}

/** What a field for a text with mentions takes. */
export interface MentionField {
  /** The text as it is typed: mentions by their names alone. */
  value: string
  onValueChange: (shown: string) => void
  completions: Completions
}

/**
 * Mentions in a text about an idea (null: of none yet, so nobody is offered). The text is kept as it is stored, `@[Name](user_…)`; the field shows `@Name`,
 * and offers people after an @: of a text for the team alone (`internal`) the team.
 */
export function useMentions(
  ideaId: string | null,
  stored: string,
  onStoredChange: (stored: string) => void,
  internal = false,
): MentionField {
  const environment = useRelayEnvironment()
  const ask = useMemo(
    () => async (prefix: string) => {
      if (ideaId === null) return []
      const answer = await fetchQuery<useMentionsQuery>(
        environment,
        query,
        { id: ideaId, prefix, internal },
        { fetchPolicy: 'store-or-network' },
      ).toPromise()
      return (answer?.idea?.mentionable ?? []).map(({ id, name, avatar, role }) => ({
        id,
        name,
        avatar,
        note: notes[role],
      }))
    },
    [environment, ideaId, internal],
  )
  return {
    value: withoutIds(stored),
    onValueChange: (shown) => onStoredChange(retype(stored, shown)),
    completions: {
      label: t('mentions.list'),
      found: (count) => t('mentions.found', { count }),
      find: async (typed, at) => {
        const place = storedPlace(stored, at)
        // Somebody is mentioned there already. Where nobody can be offered, writing goes on.
        return mentionsIn(stored).some(({ from }) => from === place)
          ? []
          : ask(typed).catch(() => [])
      },
      choose(person, from, to) {
        const rest = stored.slice(storedPlace(stored, to))
        const written = stored.slice(0, storedPlace(stored, from)) + writeMention(person)
        onStoredChange(`${written}${/^\s/.test(rest) ? '' : ' '}${rest}`)
        return withoutIds(written).length + 1
      },
    },
  }
}
