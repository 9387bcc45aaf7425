import { useId, useState } from 'react'
import { postingMessages } from '#lib/messages/catalogues/posting.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { SuggestionPlace } from '#ui/SuggestionPlace.tsx'
import { SimilarRow, type SimilarTarget } from './SimilarRow.tsx'
import { useSimilarIdeas } from './useSimilarIdeas.ts'

/** Ideas that may mean the same as the one that is being written, to vote for instead of posting it again. */
export function SimilarIdeas({
  title,
  body,
  onCarry,
}: {
  title: string
  body: string
  onCarry: (idea: SimilarTarget) => void
}) {
  const t = useMessages(postingMessages)
  const id = useId()
  const [open, setOpen] = useState(false)
  const answer = useSimilarIdeas({ title, body })
  const [best, ...others] = (answer?.ideas ?? []).map(({ id: ideaId, ...similar }) => (
    <SimilarRow key={ideaId} {...similar} onCarry={onCarry} />
  ))
  const count = answer?.ideas.length ?? 0
  const summary =
    count > 0 ? t('similar.count', { count }) : t(answer?.settled ? 'similar.none' : 'similar.hint')
  return (
    <SuggestionPlace
      id={id}
      title={t('similar.title')}
      summary={summary}
      more={t('similar.more', { count: count - 1 })}
      lead={t('similar.lead')}
      count={count}
      announcement={answer?.settled ? summary : ''}
      open={open}
      onOpenChange={setOpen}
      best={best}
    >
      {others}
    </SuggestionPlace>
  )
}
