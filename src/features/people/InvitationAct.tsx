import { Button } from '#ui/Button.tsx'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'

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
  return (
    <Button variant="plain" size="s" onClick={() => void onPress()} aria-disabled={isSending}>
      {label}
      <VisuallyHidden>: {whom}</VisuallyHidden>
    </Button>
  )
}
