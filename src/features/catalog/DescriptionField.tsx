import { catalogMessages } from '#lib/messages/catalogues/catalog.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { limits } from '#rules/limits.ts'
import { TextField } from '#ui/TextField.tsx'

interface Props {
  value: string
  onValueChange: (description: string) => void
  error: string | null
}

/** What a status or tag means, for people who meet it. */
export function DescriptionField(props: Props) {
  const t = useMessages(catalogMessages)
  return (
    <TextField
      {...props}
      label={t('catalog.description')}
      optional
      max={limits.labelDescription.max}
      autoComplete="off"
    />
  )
}
