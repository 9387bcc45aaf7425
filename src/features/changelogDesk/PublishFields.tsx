import { graphql, useFragment } from 'react-relay'
import type { PublishFields_entry$key } from '#generated/PublishFields_entry.graphql.ts'
import type { PublishFields_site$key } from '#generated/PublishFields_site.graphql.ts'
import { changelogDeskMessages } from '#lib/messages/catalogues/changelogDesk.ts'
import { useLanguage, useMessages } from '#lib/messages/useMessages.ts'
import { useServices } from '#services/Services.tsx'
import { ChoiceField } from '#ui/ChoiceField.tsx'
import { FieldStack } from '#ui/FormStack.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextField } from '#ui/TextField.tsx'
import type { PublishChoice } from './PublishDialog.lazy.tsx'
import { readLocalTime, writeLocalTime, zoneAt } from './publishTime.ts'

interface Props {
  site: PublishFields_site$key
  entry: PublishFields_entry$key
  choice: PublishChoice
  onChange: (part: Partial<PublishChoice>) => void
  timeProblem: string | null
}

/** When an entry goes out, what becomes of its ideas, and how many people hear of it. */
export function PublishFields({ site, entry, choice, onChange, timeProblem }: Props) {
  const t = useMessages(changelogDeskMessages)
  const language = useLanguage()
  const { now } = useServices()
  const { statuses } = useFragment(
    graphql`
      fragment PublishFields_site on Site @throwOnFieldError {
        statuses {
          id
          name
          category
        }
      }
    `,
    site,
  )
  const { ideas, audienceCount, shippingCount, publishAt } = useFragment(
    graphql`
      fragment PublishFields_entry on ChangelogEntry @throwOnFieldError {
        publishAt
        audienceCount
        shippingCount: audienceCount(ships: true)
        ideas {
          status {
            category
          }
        }
      }
    `,
    entry,
  )
  const shipped = statuses.filter(({ category }) => category === 'SHIPPED')
  const chosen = shipped.find(({ id }) => id === choice.statusId)
  const moving = ideas.filter(({ status }) => status.category !== 'SHIPPED').length
  const at = choice.at === '' && publishAt != null ? writeLocalTime(publishAt) : choice.at
  const zone = zoneAt(readLocalTime(at, 0) ?? new Date(now()).toISOString(), language.dates)
  const told = (chosen ? shippingCount : audienceCount) ?? 0
  return (
    <FieldStack>
      <ChoiceField
        legend={t('publish.when')}
        value={choice.when}
        onValueChange={(when) => onChange({ when, at })}
        options={[
          { value: 'now', label: t('publish.now') },
          { value: 'later', label: t('publish.later') },
        ]}
      />
      {choice.when === 'later' && (
        <TextField
          label={t('publish.at')}
          type="datetime-local"
          value={at}
          min={writeLocalTime(new Date(now()).toISOString())}
          onValueChange={(value) => onChange({ at: value })}
          hint={t('publish.zone', { zone })}
          error={timeProblem}
        />
      )}
      {ideas.length > 0 && shipped.length > 0 && (
        <SelectField
          label={t('publish.move')}
          value={choice.statusId}
          onValueChange={(statusId) => onChange({ statusId })}
          options={[
            ...shipped.map(({ id, name }) => ({
              value: id,
              label: t('publish.to', { status: name }),
            })),
            { value: '', label: t('publish.stay') },
          ]}
        />
      )}
      <p role="status">
        {chosen && moving > 0 && `${t('publish.moves', { count: moving, status: chosen.name })} `}
        {told === 0 ? t('publish.nobody') : t('publish.told', { count: told })}
      </p>
    </FieldStack>
  )
}
