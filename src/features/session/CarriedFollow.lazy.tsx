import { useEffect, useEffectEvent, useRef } from 'react'
import { useSetFollow } from '#entities/Idea/useSetFollow.ts'

/**
 * Follows the idea that somebody wanted to follow before they were signed in.
 */
export function CarriedFollow({ ideaId }: { ideaId: string }) {
  const setFollow = useSetFollow()
  const isSent = useRef(false)
  const follow = useEffectEvent(() => {
    if (isSent.current) return
    isSent.current = true
    void setFollow(ideaId, true)
  })
  useEffect(() => follow(), [])
  return null
}
