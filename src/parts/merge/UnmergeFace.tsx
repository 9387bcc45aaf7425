import type { ComponentProps } from 'react'
import { ideaPageMessages } from '#lib/messages/catalogues/ideaPage.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

interface Props extends Pick<ComponentProps<typeof Button>, 'onClick' | 'aria-disabled'> {
  /** The number of the merged idea, which is part of the accessible name. */
  number: number
}

/** The button that takes a merge back, which stands in its place before its code is here. */
export function UnmergeFace({ number, ...props }: Props) {
  const t = useMessages(ideaPageMessages)
  return (
    <Button {...props}>
      <span aria-hidden="true">{t('merged.undo')}</span>
      <VisuallyHidden>{t('merged.undoLabel', { number: String(number) })}</VisuallyHidden>
    </Button>
  )
}
