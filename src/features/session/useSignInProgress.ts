import { useServices } from '#services/Services.tsx'
import { useStored } from '#services/storage/useStored.ts'
import { noProgress, readProgress, writeProgress, type SignInProgress } from './signInProgress.ts'

/** The sign-in of this tab, kept with every key. */
export function useSignInProgress(): [
  progress: SignInProgress,
  change: (part: Partial<SignInProgress>) => void,
] {
  const { tabStorage } = useServices()
  const [progress, setProgress] = useStored(
    () => readProgress(tabStorage),
    () => noProgress,
  )
  const change = (part: Partial<SignInProgress>): void => {
    setProgress((before) => {
      const next = { ...before, ...part }
      writeProgress(tabStorage, next)
      return next
    })
  }
  return [progress, change]
}
