import type { KeyboardEvent } from 'react'

/** Whether a key press sends the form that it happens in: Ctrl+Enter, or ⌘ Enter. */
export const isSendKey = ({ key, metaKey, ctrlKey }: KeyboardEvent): boolean =>
  key === 'Enter' && (metaKey || ctrlKey)
