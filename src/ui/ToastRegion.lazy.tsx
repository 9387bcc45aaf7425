import { useEffect, useRef, useState, useSyncExternalStore, type FocusEvent } from 'react'
import { overlaysMessages } from '#lib/messages/catalogues/overlays.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { handOnFocus } from './handOnFocus.ts'
import { Icon } from './Icon.tsx'
import { IconButton } from './IconButton.tsx'
import type { ToastQueue } from './toastQueue.ts'
import { useToastPlace } from './useToastPlace.ts'
import css from './ToastRegion.module.css'

const none: ReturnType<ToastQueue['snapshot']> = []

/**
 * The region of messages, rendered once in the frame. Messages are announced politely and stay
 * while hovered or focused.
 */
export function ToastRegion({ queue }: { queue: ToastQueue }) {
  const t = useMessages(overlaysMessages)
  const toasts = useSyncExternalStore(queue.subscribe, queue.snapshot, queue.snapshot)
  const [isThere, setThere] = useState(false)
  const region = useRef<HTMLElement>(null)
  const shown = isThere ? toasts : none
  const [focus] = useState(createFocusReturn)
  useToastPlace(region, shown)
  // The region is rendered before its first message, since screen readers ignore a live region that
  // arrives with its content.
  useEffect(() => {
    const timer = setTimeout(() => setThere(true), 50)
    return () => clearTimeout(timer)
  }, [])
  return (
    <section
      ref={region}
      aria-label={t('toast.region')}
      aria-live="polite"
      aria-relevant="additions"
      className={css.region}
      onPointerEnter={queue.pause}
      onPointerLeave={queue.resume}
      onFocus={(event) => {
        queue.pause()
        focus.cameFrom(event)
      }}
      onBlur={queue.resume}
    >
      {shown.map(({ id, text, action }) => (
        <div key={id} ref={focus.giveBack} className={css.toast}>
          <span className={css.text}>{text}</span>
          {action && (
            <button
              type="button"
              className={css.action}
              onClick={() => {
                queue.dismiss(id)
                queue.resume()
                action.onAction()
              }}
            >
              {action.label}
            </button>
          )}
          <IconButton
            label={t('toast.close')}
            icon={<Icon name="close" size={16} />}
            className={css.close}
            onClick={() => {
              queue.dismiss(id)
              queue.resume()
            }}
          />
        </div>
      ))}
    </section>
  )
}

/** Remembers where a reader was before a message; one that is closed gives the focus back. */
function createFocusReturn() {
  let before: HTMLElement | null = null
  return {
    cameFrom({ currentTarget, relatedTarget }: FocusEvent): void {
      if (!currentTarget.contains(relatedTarget)) before = relatedTarget as HTMLElement | null
    },
    giveBack: (message: HTMLElement | null) =>
      handOnFocus(message, () => (before?.isConnected ? before : null)),
  }
}
