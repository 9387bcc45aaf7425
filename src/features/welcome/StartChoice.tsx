import type { SiteStart } from '#generated/useCreateSiteMutation.graphql.ts'
import { welcomeMessages } from '#lib/messages/catalogues/welcome.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { ChoiceField } from '#ui/ChoiceField.tsx'

interface StartChoiceProps {
  value: SiteStart
  onValueChange: (start: SiteStart) => void
  /** Whether an import has brought ideas in: then invented ones are not offered. */
  hasIdeas: boolean
}

/** The choice of what a site begins with. */
export function StartChoice({ value, onValueChange, hasIdeas }: StartChoiceProps) {
  const t = useMessages(welcomeMessages)
  const sample = {
    value: 'SAMPLE',
    label: t('welcome.sample'),
    hint: t('welcome.sample.hint'),
  } as const
  const nothing = {
    value: 'EMPTY',
    label: t('welcome.empty'),
    hint: t('welcome.empty.hint'),
  } as const
  const imported = {
    value: 'EMPTY',
    label: t('welcome.asImported'),
    hint: t('welcome.asImported.hint'),
  } as const
  return (
    <ChoiceField<SiteStart>
      legend={t('welcome.start')}
      value={value}
      onValueChange={onValueChange}
      options={[
        { value: 'APP', label: t('welcome.app'), hint: t('welcome.app.hint') },
        { value: 'LIBRARY', label: t('welcome.library'), hint: t('welcome.library.hint') },
        {
          value: 'PUBLIC_BODY',
          label: t('welcome.publicBody'),
          hint: t('welcome.publicBody.hint'),
        },
        ...(hasIdeas ? [imported] : [sample, nothing]),
      ]}
    />
  )
}
