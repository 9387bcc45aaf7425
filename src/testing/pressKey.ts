import { act } from '@testing-library/react'
import type { Services } from '#services/Services.tsx'

/** Presses a single key on the screen, outside of every field. */
export function pressKey({ shortcuts }: Services, key: string): Promise<void> {
  return act(
    async () =>
      void shortcuts.handle({
        key,
        altKey: false,
        ctrlKey: false,
        metaKey: false,
        defaultPrevented: false,
        target: null,
      }),
  )
}
