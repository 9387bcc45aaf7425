import { useState } from 'react'
import { useServices } from '#services/Services.tsx'
import { readProgress, writeProgress, type SignInProgress } from './signInProgress.ts'

/** The sign-in of this tab, kept with every key. */
export function useSignInProgress(): [
  progress: SignInProgress,
  change: (part: Partial<SignInProgress>) => void,
] {
  const { tabStorage } = useServices()
  const [progress, setProgress] = useState(() => readProgress(tabStorage))
  const change = (part: Partial<SignInProgress>): void => {
    setProgress((before) => {
      const next = { ...before, ...part }
      writeProgress(tabStorage, next)
      return next
    })
  }
  return [progress, change]
}
