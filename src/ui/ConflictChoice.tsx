import { useEffect, useId, useRef, type ReactNode } from 'react'
import { changedWords, type ComparedPart } from '#lib/changedWords.ts'
import { draftsMessages } from '#lib/messages/catalogues/drafts.ts'
import { useMessages } from '#lib/messages/useMessages.ts'
import { Button } from './Button.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'
import css from './ConflictChoice.module.css'

/** One of the two versions. */
export interface ConflictText {
  /** The title, for kinds of texts that have one. */
  title?: string
  body: string
}

interface Props {
  /** The person who changed it meanwhile; "you" for the reader, null when unknown. */
  by: { name: string } | 'you' | null
  theirs: ConflictText
  mine: ConflictText
  onTakeTheirs: () => void
  onKeepMine: () => void
}

/**
 * Two conflicting versions, side by side or stacked on the phone; words that only one of them has
 * are marked.
 */
export function ConflictChoice({ by, theirs, mine, onTakeTheirs, onKeepMine }: Props) {
  const t = useMessages(draftsMessages)
  const id = useId()
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  const [theirTitle, myTitle] = changedWords(theirs.title ?? '', mine.title ?? '')
  const [theirBody, myBody] = changedWords(theirs.body, mine.body)
  const heading =
    by === null
      ? t('conflict.titleNobody')
      : by === 'you'
        ? t('conflict.titleYou')
        : t('conflict.title', { name: by.name })
  return (
    <section ref={box} tabIndex={-1} aria-labelledby={id} className={css.conflict}>
      <div role="alert">
        <h2 id={id} className={css.title}>
          {heading}
        </h2>
        <p className={css.lead}>{t('conflict.lead')}</p>
      </div>
      <div className={css.sides}>
        <Side heading={t('conflict.theirs')} title={theirTitle} body={theirBody}>
          <Button onClick={onTakeTheirs}>
            {t(by === 'you' ? 'conflict.takeOther' : 'conflict.takeTheirs')}
          </Button>
        </Side>
        <Side heading={t('conflict.mine')} title={myTitle} body={myBody}>
          <Button onClick={onKeepMine}>{t('conflict.keepMine')}</Button>
        </Side>
      </div>
    </section>
  )
}

interface SideProps {
  heading: string
  title: readonly ComparedPart[]
  body: readonly ComparedPart[]
  children: ReactNode
}

function Side({ heading, title, body, children }: SideProps) {
  const t = useMessages(draftsMessages)
  const id = useId()
  return (
    <section aria-labelledby={id} className={css.side}>
      <h3 id={id} className={css.heading}>
        {heading}
      </h3>
      <div role="group" aria-labelledby={id} tabIndex={0} dir="auto" className={css.text}>
        {title.length > 0 && (
          <p className={css.headline} dir="auto">
            <Parts parts={title} />
          </p>
        )}
        <p dir="auto">
          {body.length === 0 ? (
            <VisuallyHidden>{t('conflict.empty')}</VisuallyHidden>
          ) : (
            <Parts parts={body} />
          )}
        </p>
      </div>
      <div>{children}</div>
    </section>
  )
}

function Parts({ parts }: { parts: readonly ComparedPart[] }) {
  return parts.map(({ text, isOwn }, at) =>
    isOwn ? (
      <mark key={at} className={css.own}>
        {text}
      </mark>
    ) : (
      text
    ),
  )
}
