import { useEffect, useRef, useState } from 'react'
import { graphql, useFragment } from 'react-relay'
import type { IdeaBar_idea$key } from '#generated/IdeaBar_idea.graphql.ts'
import { useShortcut } from '#services/shortcuts/useShortcut.ts'
import { VoteButton } from './VoteButton.tsx'
import css from './IdeaBar.module.css'

/**
 * The vote and the title of an idea in a slim bar, once the head of its page, which follows, has
 * left the screen. The key `v` votes.
 */
export function IdeaBar({ idea }: { idea: IdeaBar_idea$key }) {
  const data = useFragment(
    graphql`
      fragment IdeaBar_idea on Idea {
        title
        ...VoteButton_idea
      }
    `,
    idea,
  )
  const bar = useRef<HTMLDivElement>(null)
  const [isHeadGone, setHeadGone] = useState(false)
  const head = (): Element | null =>
    bar.current?.parentElement?.querySelector('article > header') ?? null
  useEffect(() => {
    const watched = head()
    if (!watched || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1)
      if (entry) setHeadGone(!entry.isIntersecting && entry.boundingClientRect.bottom <= 0)
    })
    observer.observe(watched)
    return () => observer.disconnect()
  }, [])
  useShortcut('v', () => head()?.querySelector<HTMLElement>('button[aria-pressed]')?.click())
  return (
    <div ref={bar} className={css.place}>
      {isHeadGone && (
        <div className={css.bar} data-edge-bar="">
          <VoteButton idea={data} size="s" />
          <button type="button" className={css.title} onClick={() => window.scrollTo({ top: 0 })}>
            <bdi>{data.title}</bdi>
          </button>
        </div>
      )}
    </div>
  )
}
