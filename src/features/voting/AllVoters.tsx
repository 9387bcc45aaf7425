import { useCallback, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { AllVoters_idea$key } from '#generated/AllVoters_idea.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from '#ui/Button.tsx'
import { lazyOverlay } from '#ui/lazyOverlay.tsx'
import css from './Voting.module.css'

const VoterSheet = lazyOverlay(() =>
  import('./VoterSheet.lazy.tsx').then((module) => module.VoterSheet),
)

/** Opens the list of everybody who voted. */
export function AllVoters({ idea }: { idea: AllVoters_idea$key }) {
  const t = useMessages(votingMessages)
  const { id, voteCount, importedVoteCount } = useFragment(
    graphql`
      fragment AllVoters_idea on Idea {
        id
        voteCount
        importedVoteCount
      }
    `,
    idea,
  )
  const [isOpen, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const prepare = (): void => void VoterSheet.preload().catch(() => undefined)
  if (voteCount === 0) return null
  return (
    <>
      <Button
        variant="plain"
        size="s"
        className={css.all}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        onPointerEnter={prepare}
        onFocus={prepare}
      >
        {t('voters.all', { count: voteCount })}
      </Button>
      <VoterSheet
        isOpen={isOpen}
        onClose={close}
        ideaId={id}
        count={voteCount + importedVoteCount}
      />
    </>
  )
}
