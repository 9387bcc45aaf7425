/** A short message about something that happened out of sight, with at most one action. */
export interface Toast {
  readonly id: number
  readonly text: string
  readonly action?: { readonly label: string; readonly onAction: () => void }
}
/** The shown messages, newest last; created once per session. */
export interface ToastQueue {
  add(toast: Omit<Toast, 'id'>): number
  dismiss(id: number): void
  /** Keeps all messages while one is hovered or focused. */
  pause(): void
  resume(): void
  subscribe(listener: () => void): () => void
  snapshot(): readonly Toast[]
}

const READING_MS = 6000
const WITH_ACTION_MS = 10_000
const AT_ONCE = 3

/** Creates an empty queue. A message disappears after 6 seconds, or 10 when it has an action. */
export function createToastQueue(): ToastQueue {
  let toasts: readonly Toast[] = []
  let nextId = 1
  let paused = false
  const timers = new Map<number, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const change = (next: readonly Toast[]): void => {
    toasts = next
    for (const listener of listeners) listener()
  }
  const dismiss = (id: number): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    change(toasts.filter((toast) => toast.id !== id))
  }
  const start = (toast: Toast): void => {
    timers.set(
      toast.id,
      setTimeout(() => dismiss(toast.id), toast.action ? WITH_ACTION_MS : READING_MS),
    )
  }
  const clear = (): void => {
    for (const timer of timers.values()) clearTimeout(timer)
    timers.clear()
  }
  return {
    add(toast) {
      const added = { ...toast, id: nextId }
      nextId += 1
      for (const old of toasts.slice(0, Math.max(0, toasts.length + 1 - AT_ONCE))) dismiss(old.id)
      change([...toasts, added])
      if (!paused) start(added)
      return added.id
    },
    dismiss,
    pause() {
      paused = true
      clear()
    },
    resume() {
      if (!paused) return
      paused = false
      toasts.forEach(start)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    snapshot: () => toasts,
  }
}
