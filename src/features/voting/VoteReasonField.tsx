import { useEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react'
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from 'react-relay'
import type { VoteReasonField_idea$key } from '#generated/VoteReasonField_idea.graphql.ts'
import { votingMessages } from '#lib/messages/catalogues/voting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { useProblemText } from '#parts/failure/useProblemText.ts'
import { useSubmission } from '#parts/failure/useSubmission.ts'
import { limits } from '#rules/limits.ts'
import { checkText } from '#rules/validation.ts'
import { useUnsaved } from '#services/storage/useUnsaved.ts'
import { Button } from '#ui/Button.tsx'
import { FieldsSending } from '#ui/FieldsSending.ts'
import { TextField } from '#ui/TextField.tsx'
import { useSetVoteReason } from './useSetVoteReason.ts'
import css from './Voting.module.css'

/**
 * The field for the reason of the viewer's vote: open once they have just voted, else a button that
 * opens it. Nothing if they have not voted.
 */
export function VoteReasonField({ idea }: { idea: VoteReasonField_idea$key }) {
  const t = useMessages(votingMessages)
  const environment = useRelayEnvironment()
  const { id, viewerHasVoted, viewerCanExplainVote, viewerVote } = useFragment(
    graphql`
      fragment VoteReasonField_idea on Idea {
        id
        viewerHasVoted
        viewerCanExplainVote
        viewerVote {
          why
        }
      }
    `,
    idea,
  )
  const [had, setHad] = useState(viewerHasVoted)
  const [isOpen, setOpen] = useState(false)
  const [isPressed, setPressed] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const givesBack = useRef(false)
  const [isSaved, setSaved] = useState(false)
  if (had !== viewerHasVoted) {
    setHad(viewerHasVoted)
    setOpen(viewerHasVoted)
    setPressed(false)
    setSaved(false)
  }
  useEffect(() => {
    // The reason goes with the vote.
    if (!viewerHasVoted)
      commitLocalUpdate(environment, (store) =>
        store.get(`Idea#${id}`)?.setValue(null, 'viewerVote'),
      )
  }, [environment, id, viewerHasVoted])
  useEffect(() => {
    if (isOpen || !givesBack.current) return
    givesBack.current = false
    opener.current?.focus()
  }, [isOpen])
  if (!viewerHasVoted || !viewerCanExplainVote) return null
  const why = viewerVote?.why ?? ''
  const end = (saved: boolean): void => {
    // A person who went elsewhere meanwhile keeps the focus there.
    givesBack.current = place.current?.contains(document.activeElement) ?? false
    setOpen(false)
    setSaved(saved)
  }
  return (
    <div ref={place} className={css.reason}>
      {isOpen ? (
        <WhyForm ideaId={id} why={why} isAsked={isPressed} onEnd={end} />
      ) : (
        <>
          {why !== '' && (
            <p dir="auto" className={css.said}>
              {t('why.said', { why })}
            </p>
          )}
          <Button
            ref={opener}
            variant="plain"
            size="s"
            onClick={() => {
              setPressed(true)
              setOpen(true)
            }}
          >
            {t(why === '' ? 'why.add' : 'why.change')}
          </Button>
        </>
      )}
      <p role="status" className={css.status}>
        {isSaved && !isOpen && t('why.saved')}
      </p>
    </div>
  )
}

/** `isAsked`: a press opened it, so that one goes on in it. */
function WhyForm({
  ideaId,
  why,
  isAsked,
  onEnd,
}: {
  ideaId: string
  why: string
  isAsked: boolean
  onEnd: (saved: boolean) => void
}) {
  const t = useMessages(votingMessages)
  const sayProblem = useProblemText()
  const [kept, keep] = useUnsaved(`vote-reason.${ideaId}`)
  const text = kept ?? why
  const [wrong, setWrong] = useState<string | null>(null)
  const field = useRef<HTMLInputElement>(null)
  const [setReason] = useSetVoteReason()
  const { state, problems, submit, clear } = useSubmission((what) => t('why.failed', { what }))
  useEffect(() => {
    if (isAsked) field.current?.focus()
  }, [isAsked])
  const end = (saved: boolean): void => {
    keep(null)
    onEnd(saved)
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && text === why) end(false)
  }
  const save = async (event: FormEvent): Promise<void> => {
    event.preventDefault()
    const found = checkText('voteReason', 'why', text)
    setWrong(found && sayProblem(found))
    if (found) return field.current?.focus()
    if (text.trim() === why) return end(false)
    if (await submit(() => setReason({ ideaId, why: text }))) end(true)
  }
  return (
    <form noValidate onSubmit={save} onKeyDown={onKeyDown} className={css.reasonForm}>
      <FieldsSending value={state === 'sending'}>
        <TextField
          ref={field}
          label={t('why.label')}
          value={text}
          onValueChange={(next) => {
            keep(next)
            setWrong(null)
            clear()
          }}
          max={limits.voteReason.max}
          error={wrong ?? problems[0]?.message ?? null}
          autoComplete="off"
          enterKeyHint="done"
        />
      </FieldsSending>
      <div className={css.acts}>
        <Button type="submit" size="s" aria-disabled={state === 'sending'}>
          {t('why.save')}
        </Button>
        <Button variant="plain" size="s" onClick={() => end(false)}>
          {t('why.cancel')}
        </Button>
      </div>
    </form>
  )
}
