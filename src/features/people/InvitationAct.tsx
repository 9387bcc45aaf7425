import { peopleMessages } from '#lib/messages/catalogues/people.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'

/** A button of an invitation's row, which says to screen readers whose it is. */
export function InvitationAct({
  label,
  whom,
  isSending,
  onPress,
}: {
  label: string
  whom: string
  isSending: boolean
  onPress: () => Promise<void>
}) {
  const t = useMessages(peopleMessages)
  return (
    <Button
      variant="plain"
      size="s"
      onClick={() => void onPress()}
      aria-label={t('open.act.label', { act: label, whom })}
      aria-disabled={isSending}
    >
      {label}
    </Button>
  )
}
