import { t } from '#lib/messages/en/siteSettings.ts'
import { Button } from '#ui/Button.tsx'
import { FormActions } from '#ui/FormStack.tsx'
import type { Saving } from './useSaving.ts'

/** The end of a section: the button, and that it is saved. */
export function SaveActions({
  state,
  isChanged,
  label,
}: Pick<Saving, 'state'> & { isChanged: boolean; label?: string }) {
  return (
    <FormActions note={<span role="status">{state === 'saved' ? t('settings.saved') : null}</span>}>
      <Button type="submit" aria-label={label} aria-disabled={!isChanged || state === 'saving'}>
        {state === 'saving' ? t('settings.saving') : t('settings.save')}
      </Button>
    </FormActions>
  )
}
