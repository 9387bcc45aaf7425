import { siteSettingsMessages } from '#lib/messages/catalogues/siteSettings.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import type { Submission } from '#parts/failure/useSubmission.ts'
import { Button } from '#ui/Button.tsx'
import { FormActions } from '#ui/FormStack.tsx'

/** The end of a section: the button, and that it is saved. */
export function SaveActions({
  state,
  isChanged,
  label,
}: Pick<Submission, 'state'> & { isChanged: boolean; label?: string }) {
  const t = useMessages(siteSettingsMessages)
  return (
    <FormActions note={<span role="status">{state === 'done' ? t('settings.saved') : null}</span>}>
      <Button type="submit" aria-label={label} aria-disabled={!isChanged || state === 'sending'}>
        {state === 'sending' ? t('settings.saving') : t('settings.save')}
      </Button>
    </FormActions>
  )
}
