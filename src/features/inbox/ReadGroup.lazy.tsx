import { useEffect, useEffectEvent } from 'react'
import { useMarkGroupRead } from './useMarkGroupRead.ts'

/** Marks a group as read as soon as the page can be seen. What fails stays unread, and is tried again with the next visit. */
export function ReadGroup({ groupId }: { groupId: string }) {
  const mark = useMarkGroupRead()
  const read = useEffectEvent(() => void mark(groupId))
  useEffect(() => {
    const onVisible = (): void => {
      if (document.visibilityState !== 'visible') return
      document.removeEventListener('visibilitychange', onVisible)
      read()
    }
    document.addEventListener('visibilitychange', onVisible)
    onVisible()
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [groupId])
  return null
}
