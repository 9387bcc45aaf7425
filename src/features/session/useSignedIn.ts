import { useServices } from '#services/Services.tsx'
import { clearProgress } from './signInProgress.ts'

/** After a sign-in: starts over as the person who is signed in now, where they were. */
export function useSignedIn(): (path: string) => void {
  const { session, signInPrompt, tabStorage } = useServices()
  return (path) => {
    clearProgress(tabStorage)
    signInPrompt.done()
    session.change(path)
  }
}
