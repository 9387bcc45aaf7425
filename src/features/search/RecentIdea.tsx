import { useEffect } from 'react'
import { useServices } from '#services/Services.tsx'
import { rememberIdea } from './recentIdeas.ts'

/** Keeps in this browser that an idea was opened, for the palette. */
export function RecentIdea({ number }: { number: number }) {
  const { storage } = useServices()
  useEffect(() => rememberIdea(storage, number), [storage, number])
  return null
}
