import { Notice } from '#ui/Notice.tsx'

/** Why it was not done, where no field is to blame. */
export function Trouble({ children }: { children: string | null }) {
  if (children === null) return null
  return (
    <Notice tone="danger" role="alert">
      {children}
    </Notice>
  )
}
